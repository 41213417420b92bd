// Inputs of every kind of field: filled, empty, wrong and disabled.
import { Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { Field, Kind } from '#kit/fields/kinds.ts'
import {
  area,
  boolNullable,
  currency,
  date,
  dateTime,
  distance,
  distanceKm,
  flag,
  flagEnum,
  location,
  money,
  number,
  ref,
  select,
  text,
  textarea,
  texts,
} from '#kit/fields/kinds.ts'
import type { Option } from '#kit/fields/options.ts'
import { Chip } from '#kit/form/inputs/Chip.tsx'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'

type Sample = { field: Field; filled: (t: Text) => unknown; none?: unknown }

const kinds = {
  text: { field: text, filled: (t) => t('showcase.sampleName') },
  textarea: { field: textarea, filled: (t) => t('showcase.sampleNotes') },
  number: { field: number(), filled: () => 3 },
  distance: { field: distance, filled: () => 1250 },
  distanceKm: { field: distanceKm, filled: () => 18.5 },
  currency: { field: currency, filled: () => 250_000 },
  money: { field: money, filled: () => 1234.56 },
  area: { field: area, filled: () => 86.5 },
  select: { field: select('shown'), filled: () => 1 },
  flagEnum: { field: flagEnum('shown'), filled: () => [1], none: [] },
  date: { field: date, filled: () => '2026-03-04' },
  dateTime: { field: dateTime, filled: () => '2026-03-04T18:30:00' },
  flag: { field: flag, filled: () => true, none: false },
  boolNullable: { field: boolNullable, filled: () => true },
  location: { field: location, filled: () => null },
  ref: { field: ref('account'), filled: () => null },
  texts: { field: texts(3, 60), filled: () => 'ioannis@example.com;maria@example.com' },
} satisfies Record<Kind, Sample>

const states = ['filled', 'empty', 'wrong', 'disabled'] as const

export function ShownFields() {
  const t = useText()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="lg">
      {states.map((state) => (
        <Stack key={state} gap="sm">
          <Title order={3}>{t(`showcase.${state}`)}</Title>
          <Group gap="xs">
            {([true, false, null] as const).map((value) => (
              <Chip key={`${value}`} value={value} disabled={state === 'disabled'}>
                {t(value === null ? 'kit.notSet' : value ? 'kit.yes' : 'kit.no')}
              </Chip>
            ))}
          </Group>
          {(Object.keys(kinds) as Kind[]).map((kind) => (
            <ShownField key={kind} kind={kind} state={state} />
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  )
}

function ShownField({ kind, state }: { kind: Kind; state: (typeof states)[number] }) {
  const t = useText()
  const { field, filled, none = null }: Sample = kinds[kind]
  const [value, setValue] = useState(() => (state === 'empty' ? none : filled(t)))
  const options: Option[] = [
    { value: 1, text: t('showcase.sampleName') },
    { value: 2, text: t('showcase.empty') },
  ]
  return (
    <FieldInput
      field={field}
      label={t(`showcase.kind.${kind}`)}
      // The value has the type of its field, which differs by `kind`.
      value={value as never}
      onChange={(next: unknown) => setValue(next)}
      disabled={state === 'disabled'}
      {...(state === 'wrong' && { error: t('problem.required') })}
      {...((kind === 'select' || kind === 'flagEnum') && { options })}
    />
  )
}
