import { SegmentedControl } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import type { ListView } from './useListView.ts'

type Props = { view: ListView; onChange: (view: ListView) => void }

export function ViewSwitch({ view, onChange }: Props) {
  const t = useText()
  return (
    <SegmentedControl
      aria-label={t('kit.showAs')}
      value={view}
      onChange={(next) => onChange(next as ListView)}
      data={(['list', 'board'] as const).map((value) => ({
        value,
        label: t(`kit.showAs.${value}`),
      }))}
    />
  )
}
