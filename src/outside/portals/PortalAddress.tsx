import { Stack, Title } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { SecretAddress } from '#kit/ui/SecretAddress.tsx'
import { portalsApi } from './portals.contract.ts'
import type { Portal } from './portals.contract.ts'

/** The URL from which the portal fetches its feed. */
export function PortalAddress({ portal: { id, addressSince } }: { portal: Portal }) {
  const t = useText()
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('portal.address')}</Title>
      <SecretAddress
        texts="portal.address"
        since={addressSince}
        make={async () => (await call(portalsApi.renewAddress, { params: { id: String(id) } })).url}
      />
    </Stack>
  )
}
