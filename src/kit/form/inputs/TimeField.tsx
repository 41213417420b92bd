import { Autocomplete } from '@mantine/core'
import type { ReactNode } from 'react'
import { readTime } from '../../fields/readTime.ts'
import { useText } from '../../i18n/useText.ts'
import { useUnread } from '../formContext.ts'
import { timeName } from './dateTimeParts.ts'
import { readAs } from './readAs.tsx'
import { useReadText } from './useReadText.ts'

type Props = {
  label: ReactNode
  /** The name for screen readers if there is no `label`. */
  spoken?: string
  /** The field of the date-time. */
  name: string | undefined
  /** HH:mm; '' if none. */
  value: string
  /** Called with complete times only. */
  onChange: (time: string) => void
  /** The value of a cleared input; without it the previous value returns. */
  whenEmpty?: string
  error?: boolean
  disabled?: boolean
}

const halfHours = Array.from({ length: 30 }, (_, index) => {
  const minutes = 7 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

/** A time of day, typed freely (readTime.ts) or chosen from the half hours of the day. */
export function TimeField(props: Props) {
  const { label, spoken, name, value, onChange, whenEmpty, error, disabled } = props
  const t = useText()
  const { input, shown, type, leave, refuse, ...read } = useReadText<string>({
    value,
    onChange,
    ...useUnread(name && timeName(name)),
    show: (time) => time,
    read: (text) => (text.trim() === '' ? whenEmpty : readTime(text)?.time),
    refusal: t('kit.noTime'),
  })
  const typed = readTime(shown)
  return (
    <Autocomplete
      ref={input}
      label={label}
      {...(spoken !== undefined && { 'aria-label': spoken })}
      disabled={disabled ?? false}
      error={read.error ?? error}
      autoComplete="off"
      inputMode="numeric"
      maxLength={30}
      {...readAs(typed?.isDoubtful ? typed.time : null)}
      openOnFocus={false}
      data={halfHours}
      filter={({ options }) => options}
      maxDropdownHeight={190}
      comboboxProps={{ shadow: 'md' }}
      value={shown}
      onChange={type}
      onKeyDown={({ key }) => key === 'Enter' && refuse()}
      onBlur={leave}
    />
  )
}
