import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { sendings } from '../leadFields.contract.ts'
import type { LeadPartProps } from '../leadPart.ts'

/** Explains why nothing is mailed to the client, although it is switched on. */
export function SendingHint({ lead: { sendMatches, clientMail } }: Pick<LeadPartProps, 'lead'>) {
  const t = useText()
  if ((sendMatches ?? sendings.off) === sendings.off || clientMail === 'may') return null
  return (
    <Text size="sm" c="trouble">
      {t(`lead.sendMatches.${clientMail}`)}
    </Text>
  )
}
