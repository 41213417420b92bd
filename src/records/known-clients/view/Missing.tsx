import { List, Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { KnownClient } from '../knownClients.contract.ts'

/** What has to be entered before somebody can check the file. */
export function Missing({ client: { missing } }: { client: KnownClient }) {
  const t = useText()
  return (
    <Section title={t('knownClient.isMissing')} anchor="missing" columns={1}>
      {missing.length === 0 ? (
        <Text>{t('knownClient.nothingMissing')}</Text>
      ) : (
        <List>
          {missing.map((part) => (
            <List.Item key={part}>{t(`knownClient.missing.${part}`)}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm" className="quiet">
        {t('knownClient.whoSees')}
      </Text>
    </Section>
  )
}
