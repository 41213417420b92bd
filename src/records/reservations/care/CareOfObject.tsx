// Chooses who hands over the object and who cleans it; these people get the tasks of its stays.
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { useSending } from '#kit/form/useSending.ts'
import { stayCareApi } from './stayCare.contract.ts'
import type { StayCare } from './stayCare.contract.ts'

/** Loaded together with the screen. */
export const useCareOfObject = (objectId: number) =>
  useAnswer(stayCareApi.stayCare, { params: { id: String(objectId) } })

export function CareOfObject({ query }: { query: ReturnType<typeof useCareOfObject> }) {
  const t = useText()
  return (
    <Section title={t('stayCare.title')} anchor="care" columns={1}>
      <Text size="sm" c="dimmed">
        {t('stayCare.hint')}
      </Text>
      <Loaded query={query} lines={2}>
        {(care) => <CareForm key={care.version} care={care} />}
      </Loaded>
    </Section>
  )
}

/** Employees and specialists can be chosen. */
const workers = 2

function CareForm({ care }: { care: StayCare }) {
  const t = useText()
  const { objectId, version } = care
  const [host, setHost] = useState({ id: care.handedOverById, text: care.handedOverBy ?? '' })
  const [cleaner, setCleaner] = useState({ id: care.cleanedById, text: care.cleanedBy ?? '' })
  const { isBusy, errorOf, send } = useSending()
  const isSame = host.id === care.handedOverById && cleaner.id === care.cleanedById
  const save = () =>
    send(async () => {
      const body = { objectId, version, handedOverById: host.id, cleanedById: cleaner.id }
      await call(stayCareApi.saveStayCare, { body })
      showNotice({ message: t('stayCare.saved') })
    })
  return (
    <Group gap="sm" align="flex-start">
      <div style={{ flex: '1 1 14rem', maxWidth: '24rem' }}>
        <AccountPicker
          filter={workers}
          label={t('stayCare.handedOverById')}
          value={host.id}
          text={host.text}
          error={errorOf('handedOverById')}
          onChange={(id, text) => setHost({ id, text })}
        />
      </div>
      <div style={{ flex: '1 1 14rem', maxWidth: '24rem' }}>
        <AccountPicker
          filter={workers}
          label={t('stayCare.cleanedById')}
          value={cleaner.id}
          text={cleaner.text}
          error={errorOf('cleanedById')}
          onChange={(id, text) => setCleaner({ id, text })}
        />
      </div>
      <Button mt="1.45rem" loading={isBusy} disabled={isSame} onClick={() => void save()}>
        {t('kit.save')}
      </Button>
    </Group>
  )
}
