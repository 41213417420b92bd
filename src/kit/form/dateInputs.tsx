import { Group, Input } from '@mantine/core'
import { DateInput, TimePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
// The names of months and days; English ones are built in.
import 'dayjs/locale/el.js'
import 'dayjs/locale/ru.js'
import { useId } from 'react'
import { agencyToday } from '../clock.ts'
import { useLanguage, useText } from '../i18n/useText.ts'
import { common } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { parseDay } from './parseDay.ts'

const dateProps = {
  valueFormat: 'DD.MM.YYYY',
  dateParser: parseDay,
  minDate: '1800-01-01',
  maxDate: '2999-12-31',
  popoverProps: { shadow: 'md' },
  firstDayOfWeek: 1,
  consistentWeeks: true,
} as const

/** A day, typed as 21.11.2026 or chosen from a calendar. */
export function DateField(props: InputProps<'date'>) {
  const { value, onChange, required, placeholder } = props
  const t = useText()
  const locale = useLanguage()
  return (
    <DateInput
      {...common(props)}
      {...dateProps}
      locale={locale}
      placeholder={placeholder}
      defaultDate={agencyToday()}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('kit.clear') }}
      value={value}
      onChange={(day) => onChange(day === null ? null : day.slice(0, 10))}
    />
  )
}

type TimeProps = {
  label: string
  name?: string
  /** HH:mm; '' while there is none. */
  value: string
  /** Hears whole times only. */
  onChange: (time: string) => void
  disabled?: boolean
}

/** A time of day. */
export function TimeField({ label, name, value, onChange, disabled = false }: TimeProps) {
  const t = useText()
  return (
    <TimePicker
      label={label}
      {...(name && { name })}
      hoursInputLabel={`${label}: ${t('kit.hours')}`}
      minutesInputLabel={`${label}: ${t('kit.minutes')}`}
      disabled={disabled}
      value={value}
      onChange={(time) => time.length >= 5 && onChange(time.slice(0, 5))}
    />
  )
}

/** A day and a time of day; a day alone is at midnight. */
export function DateTimeField(props: InputProps<'dateTime'>) {
  const { value, onChange, label, name, error, description, required, disabled, autoFocus } = props
  const t = useText()
  const locale = useLanguage()
  const id = useId()
  const day = value?.slice(0, 10) ?? null
  const time = value?.slice(11, 16) ?? ''
  const take = (nextDay: string | null, nextTime: string) =>
    onChange(nextDay === null ? null : `${nextDay.slice(0, 10)}T${nextTime || '00:00'}:00`)
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ htmlFor: id }}
      error={error}
      description={description}
      required={required ?? false}
    >
      <Group gap={6} wrap="nowrap">
        <DateInput
          flex={1}
          miw={0}
          id={id}
          {...dateProps}
          locale={locale}
          defaultDate={agencyToday()}
          {...(name && { name })}
          {...(autoFocus && { autoFocus })}
          disabled={disabled ?? false}
          error={Boolean(error)}
          clearable={!required}
          clearButtonProps={{ 'aria-label': t('kit.clear') }}
          value={day}
          onChange={(next) => take(next, time)}
        />
        <TimePicker
          w={84}
          aria-label={`${typeof label === 'string' ? `${label}: ` : ''}${t('kit.time')}`}
          hoursInputLabel={t('kit.hours')}
          minutesInputLabel={t('kit.minutes')}
          disabled={(disabled ?? false) || day === null}
          error={Boolean(error)}
          value={time}
          onChange={(next) => take(day, next.slice(0, 5))}
        />
      </Group>
    </Input.Wrapper>
  )
}
