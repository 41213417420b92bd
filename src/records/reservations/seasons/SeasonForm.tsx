import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useSending } from '#kit/form/useSending.ts'
import { seasonFields } from './seasonFields.contract.ts'
import { seasonsApi } from './seasons.contract.ts'
import type { Season } from './seasons.contract.ts'

type Props =
  | { objectId: number; season?: never; onDone?: never }
  | { objectId?: never; season: Season; onDone: () => void }

const nothing = {
  from: null as string | null,
  till: null as string | null,
  price: null as number | null,
  minNights: null as number | null,
}
const names = ['from', 'till', 'price', 'minNights'] as const

/** Form of a new or stored season. */
export function SeasonForm({ objectId, season, onDone }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(season ? enteredOf(season) : nothing)
  const { isBusy, errorOf, send } = useSending()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = season
      ? { id: season.id, version: season.version, ...typed }
      : { objectId, ...typed }
    if (!(await send(() => call(seasonsApi.saveSeason, { body })))) return
    if (onDone) onDone()
    else setTyped(nothing)
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Group gap="sm" align="flex-start">
        {names.map((name) => (
          <FieldInput
            key={name}
            name={name}
            field={seasonFields[name]}
            label={t(`season.${name}`)}
            error={errorOf(name)}
            value={typed[name]}
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Group gap="xs" mt="1.45rem">
          <Button type="submit" loading={isBusy}>
            {t(season ? 'kit.save' : 'season.add')}
          </Button>
          {onDone && (
            <Button variant="default" onClick={onDone}>
              {t('kit.cancel')}
            </Button>
          )}
        </Group>
      </Group>
    </form>
  )
}

const enteredOf = ({ from, till, price, minNights }: Season): typeof nothing => ({
  from,
  till,
  price,
  minNights,
})
