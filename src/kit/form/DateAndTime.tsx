import { Button, Group, TextInput } from '@mantine/core'
import { useLabel, useText } from '../i18n/useText.ts'
import { date } from '../fields/kinds.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { hasParts, withDay, withTime } from './dateTimeParts.ts'
import { FieldInput } from './FieldInput.tsx'
import { useFieldOf, useOfDraft } from './formContext.ts'

const TimeField = lazyPart(() => import('./dateInputs.tsx').then((all) => all.TimeField), {
  place: ({ label }: { label: string }) => <TextInput label={label} disabled />,
})

type Props = {
  name: string
  /** What it is set to where there is none: a local YYYY-MM-DDTHH:mm:ss. */
  start: () => string
}

/**
 * The day and the time of one field of the form's draft, each in an editor of its own. They change a
 * date-time that is there; where there is none, a button sets one.
 */
export function DateAndTime({ name, start }: Props) {
  const { form } = useFieldOf(name)
  const t = useText()
  const labelOf = useLabel()
  const value = useOfDraft(form.store, (draft) => draft?.values[name] ?? null) as string | null
  const errors = useOfDraft(form.store, (draft) => draft?.errors[name])
  const label = labelOf(`${form.entity}.${name}`)
  const set = (next: string | null) => form.store?.set(name, next)
  const isThere = hasParts(value)
  return (
    <Group gap="xs" align="flex-start" grow preventGrowOverflow={false}>
      <FieldInput
        field={date}
        label={label}
        required={isThere}
        disabled={form.disabled || !isThere}
        value={isThere ? value.slice(0, 10) : null}
        error={errors?.join(' ')}
        onChange={(day) => day && set(withDay(value, day))}
      />
      <TimeField
        label={t('kit.timeOf', { field: label })}
        disabled={form.disabled || !isThere}
        value={isThere ? value.slice(11, 16) : ''}
        onChange={(time) => set(withTime(value, time))}
      />
      {!isThere && (
        <Button variant="light" mt={22} disabled={form.disabled} onClick={() => set(start())}>
          {t('kit.setDateTime')}
        </Button>
      )}
    </Group>
  )
}
