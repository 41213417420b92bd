import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { LeadView } from './useLeadView.ts'

type Props = { view: LeadView; onChange: (view: LeadView) => void }

export function LeadViewSwitch({ view, onChange }: Props) {
  const t = useText()
  return (
    <SegmentedControl
      aria-label={t('leads.view')}
      value={view}
      onChange={(next) => onChange(next as LeadView)}
      data={(['list', 'board'] as const).map((value) => ({
        value,
        label: t(`leads.view.${value}`),
      }))}
    />
  )
}
