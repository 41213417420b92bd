import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useText } from '#kit/i18n/useText.ts'

type Props = {
  value: boolean | null
  error: string | undefined
  onChange: (value: boolean | null) => void
}

/** State: not an action, to do, or completed. */
export function DoneInput({ value, error, onChange }: Props) {
  const t = useText()
  const id = useId()
  return (
    <Input.Wrapper label={t('activity.done')} labelElement="div" labelProps={{ id }} error={error}>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        size="xs"
        color={value === null ? 'gray' : value ? 'done' : 'trouble'}
        value={String(value)}
        onChange={(chosen) => onChange(chosen === 'null' ? null : chosen === 'true')}
        data={[
          { value: 'null', label: t('activity.done.none') },
          { value: 'false', label: t('activity.done.toDo') },
          { value: 'true', label: t('activity.done.complete') },
        ]}
      />
    </Input.Wrapper>
  )
}
