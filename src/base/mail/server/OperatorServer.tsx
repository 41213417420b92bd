import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { MailSettings } from './mailSettings.contract.ts'

type Props = { server: NonNullable<MailSettings['operator']['server']> }

/** The server that the operator has set, which nobody changes here. */
export function OperatorServer({ server }: Props) {
  const t = useText()
  const { host, port, security, user } = server
  return (
    <>
      <Text size="sm">{t('mailSettings.byOperator', { name: 'SMTP_URL' })}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput readOnly label={t('mailSettings.host')} value={host} />
        <TextInput
          readOnly
          label={t('mailSettings.security')}
          value={t(`mailSettings.security.${security}`)}
        />
        <TextInput readOnly label={t('mailSettings.port')} value={port} />
        {user !== null && <TextInput readOnly label={t('mailSettings.user')} value={user} />}
      </SimpleGrid>
    </>
  )
}
