import { Alert, Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatInstant } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { calendarsApi } from './calendars.contract.ts'

type Props = { objectId: number; since: string | null }

/** The link under which portals read when the object is taken; seen once, when it is made. */
export function CalendarLink({ objectId, since }: Props) {
  const t = useText()
  const [link, setLink] = useState<string>()
  const params = { id: String(objectId) }
  const make = async () => setLink((await call(calendarsApi.makeCalendarLink, { params })).link)
  const revoke = async () => {
    await call(calendarsApi.revokeCalendarLink, { params })
    setLink(undefined)
  }
  return (
    <Section title={t('occupancy.link')} anchor="link" columns={1}>
      <Text size="sm" c="dimmed" maw={760}>
        {t('occupancy.linkText')}
      </Text>
      {link ? (
        <Alert color="done" title={t('occupancy.linkNew')}>
          <Group gap="xs" align="flex-end">
            <TextInput
              aria-label={t('occupancy.link')}
              value={link}
              readOnly
              style={{ flex: '1 1 20rem' }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'occupancy.copied' : 'occupancy.copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Alert>
      ) : (
        <Text size="sm">
          {since
            ? t('occupancy.linkSince', { date: formatInstant(since) })
            : t('occupancy.linkNone')}
        </Text>
      )}
      <Group gap="xs">
        {since ? (
          <>
            <ConfirmButton text={t('occupancy.linkRenewQuestion')} harmless onConfirmed={make}>
              {t('occupancy.linkRenew')}
            </ConfirmButton>
            <ConfirmButton text={t('occupancy.linkRevokeQuestion')} onConfirmed={revoke}>
              {t('occupancy.linkRevoke')}
            </ConfirmButton>
          </>
        ) : (
          <Button variant="light" onClick={() => void make().catch(() => {})}>
            {t('occupancy.linkMake')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
