import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { useRule } from '#base/rules/useRule.ts'
import type { KnownClient } from '../knownClients.contract.ts'

/** How long the file is kept, and by which rule. */
export function Keeping({ client: { keptUntil } }: { client: KnownClient }) {
  const t = useText()
  const rule = useRule('knowYourClient')
  if (rule === undefined) return null
  return (
    <Section title={t('knownClient.section.keeping')} anchor="keeping" columns={1}>
      <Text>
        {rule === null
          ? t('knownClient.keptWithoutRule')
          : keptUntil !== null
            ? t('knownClient.keptUntil', { day: formatDate(keptUntil) })
            : t('knownClient.keptWhileOpen', { count: rule.parameters.yearsKept })}
      </Text>
      {rule && (
        <div>
          <Text size="sm" className="quiet">
            {t('knownClient.rule', { law: [rule.law, rule.article].filter(Boolean).join(' ') })}
          </Text>
          {!rule.confirmedBy && <Pill tone="amber">{t('knownClient.notConfirmed')}</Pill>}
        </div>
      )}
    </Section>
  )
}
