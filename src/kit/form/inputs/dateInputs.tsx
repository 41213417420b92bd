import { Group, Input } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { withDay } from './dateTimeParts.ts'
import { DayInput } from './DayInput.tsx'
import type { InputProps } from './inputProps.ts'

/** A day, typed as people write days or chosen from a calendar. */
export const DateField = (props: InputProps<'date'>) => (
  <DayInput {...props} valueOf={({ day }) => day} />
)

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

/** The day of a date-time, which keeps its time unless one is typed beside the day. */
export function DayOfDateTimeField(props: Omit<InputProps<'dateTime'>, 'field'> & { id?: string }) {
  const { value } = props
  return (
    <DayInput
      {...props}
      valueOf={({ day, time }) =>
        time === null ? (withDay(value, day) ?? atMidnight(day)) : `${day}T${time}:00`
      }
    />
  )
}

const atMidnight = (day: string): string => `${day}T00:00:00`

/** A day and a time of day. */
export function DateTimeField(props: InputProps<'dateTime'>) {
  const { value, onChange, label, error, description, required, disabled } = props
  const t = useText()
  const id = useId()
  const day = value?.slice(0, 10) ?? null
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ htmlFor: id }}
      error={error}
      description={description}
      required={required ?? false}
    >
      <Group gap={6} wrap="nowrap" align="flex-start">
        <div style={{ flex: 1, minWidth: 0 }}>
          <DayOfDateTimeField
            {...props}
            id={id}
            label={null}
            description={null}
            error={Boolean(error)}
          />
        </div>
        <TimePicker
          w={84}
          aria-label={`${typeof label === 'string' ? `${label}: ` : ''}${t('kit.time')}`}
          hoursInputLabel={t('kit.hours')}
          minutesInputLabel={t('kit.minutes')}
          disabled={(disabled ?? false) || day === null}
          error={Boolean(error)}
          value={value?.slice(11, 16) ?? ''}
          onChange={(next) => onChange(day && `${day}T${next.slice(0, 5) || '00:00'}:00`)}
        />
      </Group>
    </Input.Wrapper>
  )
}
