// Private calendar address for the phone: shown once, renewed or revoked.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { NewAddress } from '#kit/ui/SecretAddress.tsx'
import { calendarFeedApi } from '#base/session/own-sessions/calendarFeed.contract.ts'
import type { CalendarFeed } from '#base/session/own-sessions/calendarFeed.contract.ts'
import { secondFactorApi } from '#base/session/second-factor/secondFactor.contract.ts'
import { useFactorChange } from '#base/session/second-factor/useFactorChange.tsx'

export function Subscribe({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useAnswer(calendarFeedApi.calendarFeed, {})
  const factors = useAnswer(secondFactorApi.getFactors, {})
  const { run, busy, failure, dialog } = useFactorChange(factors.data)
  const [url, setUrl] = useState<string | null>(null)
  const make = () =>
    run(async () =>
      setUrl((await call(calendarFeedApi.renewCalendarFeed, {}, { quiet: true })).url),
    )
  const revoke = () =>
    run(async () => {
      await call(calendarFeedApi.revokeCalendarFeed, {}, { quiet: true })
      setUrl(null)
    })
  return (
    <>
      {/* One dialog at a time: this one reopens after the identity check. */}
      <Modal
        opened={!dialog}
        size="lg"
        onClose={onClose}
        title={t('calendar.subscribe.title')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
      >
        <Text size="sm" mb="md">
          {t('calendar.subscribe.text')}
        </Text>
        <Failure text={failure} />
        <Loaded query={query} lines={2}>
          {(feed) => <Address {...{ feed, url, busy, make, revoke }} />}
        </Loaded>
      </Modal>
      {dialog}
    </>
  )
}

type AddressProps = {
  feed: CalendarFeed
  /** Address that was just created. */
  url: string | null
  busy: boolean
  make: () => Promise<unknown>
  revoke: () => Promise<unknown>
}

function Address({ feed: { createdOn, lastUsedOn }, url, busy, make, revoke }: AddressProps) {
  const t = useText()
  if (createdOn === null)
    return (
      <Button loading={busy} onClick={() => void make()}>
        {t('calendar.subscribe.make')}
      </Button>
    )
  return (
    <Stack gap="sm">
      {url ? (
        <>
          <NewAddress label={t('calendar.subscribe.address')} address={url} />
          <Text size="sm" className="quiet">
            {t('calendar.subscribe.once')}
          </Text>
        </>
      ) : (
        <Text size="sm" className="quiet">
          {t('calendar.subscribe.there', { when: formatInstantTime(createdOn) })}{' '}
          {lastUsedOn
            ? t('calendar.subscribe.used', { when: formatInstantTime(lastUsedOn) })
            : t('calendar.subscribe.unused')}
        </Text>
      )}
      <Group gap="xs">
        <ConfirmButton
          text={t('calendar.subscribe.renewText')}
          confirmText={t('calendar.subscribe.renew')}
          onConfirmed={make}
        >
          {t('calendar.subscribe.renew')}
        </ConfirmButton>
        <ConfirmButton
          text={t('calendar.subscribe.revokeText')}
          confirmText={t('calendar.subscribe.revoke')}
          onConfirmed={revoke}
        >
          {t('calendar.subscribe.revoke')}
        </ConfirmButton>
      </Group>
    </Stack>
  )
}
