import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { feedFields } from './calendarFields.contract.ts'
import { calendarsApi } from './calendars.contract.ts'
import type { Feed } from './calendars.contract.ts'
import { useSending } from '#kit/form/useSending.ts'

type Props =
  | { objectId: number; feed?: never; onDone?: never }
  | { objectId?: never; feed: Feed; onDone: () => void }

const nothing = { name: null as string | null, url: null as string | null }

/** Form of a new or stored external calendar. */
export function FeedForm({ objectId, feed, onDone }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(feed ? { name: feed.name, url: feed.url } : nothing)
  const { isBusy, errorOf, send } = useSending()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = feed ? { id: feed.id, version: feed.version, ...typed } : { objectId, ...typed }
    if (!(await send(() => call(calendarsApi.saveFeed, { body })))) return
    if (onDone) return onDone()
    setTyped(nothing)
    form.querySelector('input')?.focus()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ width: '100%' }}>
      <Group gap="sm" align="flex-start">
        <FieldInput
          field={feedFields.name}
          label={t('occupancy.feedName')}
          error={errorOf('name')}
          value={typed.name}
          onChange={(name) => setTyped((before) => ({ ...before, name }))}
        />
        <div style={{ flex: '1 1 16rem', maxWidth: '30rem' }}>
          <FieldInput
            field={feedFields.url}
            label={t('occupancy.feedUrl')}
            description={t('occupancy.feedUrlText')}
            error={errorOf('url')}
            value={typed.url}
            onChange={(url) => setTyped((before) => ({ ...before, url }))}
          />
        </div>
        <Group gap="xs" mt="1.45rem">
          <Button type="submit" loading={isBusy}>
            {t(feed ? 'kit.save' : 'occupancy.feedAdd')}
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
