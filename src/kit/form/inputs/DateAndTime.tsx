import { Button, Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabel, useText } from '../../i18n/useText.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { hasParts, withTime } from './dateTimeParts.ts'
import { TimeField } from './TimeField.tsx'
import { useFieldOf, useOfDraft, useUnread } from '../formContext.ts'

const place = ({ label }: { label: ReactNode }) => <TextInput label={label} disabled />
const DayOfDateTimeField = lazyPart(
  () => import('./dateInputs.tsx').then((all) => all.DayOfDateTimeField),
  { place },
)

type Props = {
  name: string
  /** The value that the button sets: a local YYYY-MM-DDTHH:mm:ss. */
  start: () => string
}

/** Separate inputs for the day and the time of one field. An empty field has a button that sets a value. */
export function DateAndTime({ name, start }: Props) {
  const { form } = useFieldOf(name)
  const t = useText()
  const unread = useUnread(name)
  const labelOf = useLabel()
  const value = useOfDraft(form.store, (draft) => draft?.values[name] ?? null) as string | null
  const errors = useOfDraft(form.store, (draft) => draft?.errors[name])
  const label = labelOf(`${form.entity}.${name}`)
  const set = (next: string | null) => form.store?.set(name, next)
  const isThere = hasParts(value)
  return (
    <Group gap="xs" align="flex-start" grow preventGrowOverflow={false}>
      <DayOfDateTimeField
        label={label}
        required={isThere}
        disabled={form.disabled || !isThere}
        value={isThere ? value : null}
        error={errors?.join(' ')}
        onChange={(next) => next && set(next)}
        {...unread}
      />
      <TimeField
        name={name}
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
