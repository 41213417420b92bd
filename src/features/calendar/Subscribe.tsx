// One's own calendar on the phone: an address that is shown once, renewed or taken back.
import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refreshed, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/ConfirmButton.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { calendarApi } from './calendar.contract.ts'

export function Subscribe({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useAnswer(calendarApi.calendarFeed, {})
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('calendar.subscribe.title')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Text size="sm" mb="md">
        {t('calendar.subscribe.text')}
      </Text>
      <Loaded query={query} lines={2}>
        {({ createdOn }) => <Address createdOn={createdOn} />}
      </Loaded>
    </Modal>
  )
}

function Address({ createdOn }: { createdOn: string | null }) {
  const t = useText()
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    // What failed was said by the call.
    await work().catch(() => undefined)
    setBusy(false)
  }
  const make = () =>
    during(async () => {
      setUrl((await call(calendarApi.renewCalendarFeed, {})).url)
      await refreshed()
    })
  const revoke = () =>
    during(async () => {
      await call(calendarApi.revokeCalendarFeed, {})
      setUrl(null)
      await refreshed()
    })
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
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              readOnly
              label={t('calendar.subscribe.address')}
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button h={36} variant={copied ? 'light' : 'filled'} onClick={copy}>
                  {copied ? t('calendar.subscribe.copied') : t('calendar.subscribe.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
          <Text size="sm" className="quiet">
            {t('calendar.subscribe.once')}
          </Text>
        </>
      ) : (
        <Text size="sm" className="quiet">
          {t('calendar.subscribe.there', { when: formatInstantTime(createdOn) })}
        </Text>
      )}
      <Group gap="xs">
        <ConfirmButton
          text={t('calendar.subscribe.renewText')}
          confirmText={t('calendar.subscribe.renew')}
          onConfirmed={() => make()}
        >
          {t('calendar.subscribe.renew')}
        </ConfirmButton>
        <ConfirmButton
          text={t('calendar.subscribe.revokeText')}
          confirmText={t('calendar.subscribe.revoke')}
          onConfirmed={() => revoke()}
        >
          {t('calendar.subscribe.revoke')}
        </ConfirmButton>
      </Group>
    </Stack>
  )
}
