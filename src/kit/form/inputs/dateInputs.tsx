import { Group, Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { withDay } from './dateTimeParts.ts'
import { DayInput } from './DayInput.tsx'
import type { InputProps } from './inputProps.ts'
import { TimeField } from './TimeField.tsx'

/** A day, typed freely or chosen from a calendar. */
export const DateField = (props: InputProps<'date'>) => (
  <DayInput {...props} valueOf={({ day }) => day} />
)

/** The day of a date-time; its time stays unless one is typed with the day. */
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
  const { value, onChange, name, label, error, description, required, disabled } = props
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
        <div style={{ flex: '0 0 112px' }}>
          <TimeField
            name={name}
            label={null}
            spoken={`${typeof label === 'string' ? `${label}: ` : ''}${t('kit.time')}`}
            disabled={(disabled ?? false) || day === null}
            error={Boolean(error)}
            value={value?.slice(11, 16) ?? ''}
            whenEmpty="00:00"
            onChange={(time) => onChange(day && `${day}T${time}:00`)}
          />
        </div>
      </Group>
    </Input.Wrapper>
  )
}
