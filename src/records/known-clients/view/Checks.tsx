import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import type { KnownClient } from '../knownClients.contract.ts'

/** Who has checked the file and when, and what was changed since. */
export function Checks({ client: { checks, changed } }: { client: KnownClient }) {
  const t = useText()
  const label = useLabel()
  return (
    <Section title={t('knownClient.checks')} anchor="checks" columns={1}>
      {checks.length === 0 && <Text c="dimmed">{t('knownClient.noChecks')}</Text>}
      {changed.length > 0 && (
        <Text className="wholeText">
          {t('knownClient.changedWhat', {
            fields: changed.map((name) => label(`knownClient.${name}`)).join(', '),
          })}
        </Text>
      )}
      {checks.map(({ checkedOn, checkedBy }) => (
        <Text key={checkedOn}>
          {t(checkedBy === null ? 'knownClient.checkedOn' : 'knownClient.checkedBy', {
            day: formatInstantTime(checkedOn),
            name: checkedBy ?? '',
          })}
        </Text>
      ))}
    </Section>
  )
}
