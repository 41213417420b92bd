import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useText } from '#kit/i18n/useText.ts'

type Props = { value: boolean | null; onChange: (value: boolean | null) => void }

/** All, to do, completed. */
export function DoneFilter({ value, onChange }: Props) {
  const t = useText()
  const id = useId()
  return (
    <Input.Wrapper label={t('activity.done')} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        size="xs"
        value={String(value)}
        onChange={(chosen) => onChange(chosen === 'null' ? null : chosen === 'true')}
        data={[
          { value: 'null', label: t('activity.filter.done.all') },
          { value: 'false', label: t('activity.filter.done.toDo') },
          { value: 'true', label: t('activity.filter.done.completed') },
        ]}
      />
    </Input.Wrapper>
  )
}
