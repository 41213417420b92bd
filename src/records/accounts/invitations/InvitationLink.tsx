import { Alert, Stack, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { NewAddress } from '#kit/ui/SecretAddress.tsx'

/** A link to hand over, shown this once. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const t = useText()
  return (
    <output style={{ display: 'block' }}>
      {' '}
      <Alert role="presentation" color="done" title={t('invite.linkTitle')}>
        <Stack gap="xs">
          <Text size="sm">{t('invite.linkText', { email })}</Text>
          <NewAddress label={t('invite.link')} address={link} />
        </Stack>
      </Alert>
    </output>
  )
}
