import { Input, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
// Names of months and days; English is built in.
import 'dayjs/locale/el.js'
import 'dayjs/locale/ru.js'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { agencyToday } from '../../clock.ts'
import { formatDate, formatDateTime } from '../../fields/format.ts'
import { readDay } from '../../fields/readDay.ts'
import type { DayRead } from '../../fields/readDay.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { inputPropsOf } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { readAs } from './readAs.tsx'
import { useReadText } from './useReadText.ts'

type Props = Omit<InputProps<'date' | 'dateTime'>, 'field'> & {
  id?: string | undefined
  /** Converts a read or chosen day to the stored value, with or without a time. */
  valueOf: (read: Pick<DayRead, 'day' | 'time'>) => string
}

/**
 * The day of a date or date-time, typed freely (readDay.ts) or chosen from a calendar. While typing, the input keeps
 * the text, and shows how a doubtful one was read.
 */
export function DayInput(props: Props) {
  const { id, value, onChange, required, always, disabled, placeholder, valueOf } = props
  const t = useText()
  const locale = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState<string | null>(null)
  const mayBeEmpty = !required && !always
  const read = (text: string) => {
    const found = readDay(text, agencyToday())
    if (text.trim() === '' && (mayBeEmpty || value === null)) return null
    return found && valueOf(found)
  }
  const { input, shown, error, type, leave, refuse, take } = useReadText<string | null>({
    value,
    onChange,
    onUnread: props.onUnread,
    unread: props.unread,
    show: (stored) => (stored === null ? '' : formatDate(stored)),
    read,
    refusal: t('kit.noDay'),
  })
  const day = value?.slice(0, 10) ?? null
  const typed = readDay(shown, agencyToday())
  const hint = typed && (typed.isDoubtful || typed.time !== null) ? hintOf(valueOf(typed)) : null
  const choose = (chosen: string | null) => {
    take(chosen && valueOf({ day: chosen, time: null }))
    setOpen(false)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
    if (key === 'Enter') refuse()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus={false}
      withRoles={false}
      disabled={disabled ?? false}
    >
      <Popover.Target>
        <TextInput
          {...inputPropsOf({ ...props, error: error ?? props.error })}
          {...(id && { id })}
          ref={input}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={60}
          {...(value !== null &&
            mayBeEmpty &&
            !disabled && {
              rightSection: (
                <Input.ClearButton aria-label={t('kit.clear')} onClick={() => choose(null)} />
              ),
            })}
          {...readAs(hint)}
          value={shown}
          onChange={({ currentTarget }) => {
            type(currentTarget.value)
            setMonth(null)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => {
            leave()
            setOpen(false)
            setMonth(null)
          }}
        />
      </Popover.Target>
      {/* The cursor stays in the input. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()} data-dates-dropdown>
        <DatePicker
          locale={locale}
          firstDayOfWeek={1}
          minDate="1800-01-01"
          maxDate="2999-12-31"
          size="sm"
          date={month ?? day ?? agencyToday()}
          onDateChange={setMonth}
          value={day}
          allowDeselect={mayBeEmpty && !error}
          onChange={choose}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

const hintOf = (value: string): string =>
  value.length > 10 && !value.endsWith('T00:00:00') ? formatDateTime(value) : formatDate(value)
