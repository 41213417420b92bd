import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { formatInstant } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import { portalsApi } from './portals.contract.ts'
import type { Portal } from './portals.contract.ts'

/** The address that the portal is given; seen once, when it is made. */
export function PortalAddress({ portal }: { portal: Portal }) {
  const t = useText()
  const [url, setUrl] = useState<string>()
  const { id, addressSince } = portal
  const renew = async () =>
    setUrl((await call(portalsApi.renewAddress, { params: { id: String(id) } })).url)
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h4">
        {t('portal.address')}
      </Title>
      <Text size="sm" c="dimmed" maw={760}>
        {t('portal.addressText')}
      </Text>
      {url ? (
        <Alert color="done" title={t('portal.addressNew')}>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              aria-label={t('portal.address')}
              value={url}
              readOnly
              style={{ flex: '1 1 20rem' }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={url} />
          </Group>
        </Alert>
      ) : (
        <Text size="sm">
          {addressSince
            ? t('portal.addressSince', { date: formatInstant(addressSince) })
            : t('portal.addressNone')}
        </Text>
      )}
      <Group>
        {addressSince ? (
          <ConfirmButton text={t('portal.addressRenewQuestion')} onConfirmed={renew}>
            {t('portal.addressRenew')}
          </ConfirmButton>
        ) : (
          <Button variant="light" onClick={() => void renew().catch(() => {})}>
            {t('portal.addressMake')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
