import { GrowingText } from '#kit/form/inputs/GrowingText.tsx'
import { useTyped } from '#kit/form/inputs/useTyped.ts'
import { useText } from '#kit/i18n/useText.ts'
import { activityFields } from '../activityFields.contract.ts'

type Props = {
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

const show = (value: string | null) => value ?? ''
const read = (text: string) => text || null

/** Starts with three lines and grows to sixteen. */
export function DescriptionInput({ value, error, onChange }: Props) {
  const t = useText()
  const { shown, type, rest } = useTyped({ value, onChange, show, read })
  return (
    <GrowingText
      label={t('activity.description')}
      error={error}
      autoFocus
      minRows={3}
      maxRows={16}
      maxLength={activityFields.description.maxLength}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={rest}
    />
  )
}
