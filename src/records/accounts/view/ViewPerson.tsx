import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../accounts.module.css'
import { consents } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { accountForm } from '../edit/accountForm.ts'
import { ViewSection } from './ViewSection.tsx'

const { Value } = accountForm

const scripts = [
  ['names', ['lastName', 'firstName', 'middleName']],
  ['namesEng', ['lastNameEng', 'firstNameEng', 'middleNameEng']],
  ['namesLocal', ['lastNameLocal', 'firstNameLocal', 'middleNameLocal']],
] as const

/** The names in every script, in one line that unfolds to the single fields. */
export function ViewNames({ account }: { account: Account }) {
  const t = useText()
  const fullNames = scripts.map(([, parts]) =>
    parts
      .map((part) => account[part])
      .filter(Boolean)
      .join(' '),
  )
  const nameLine = [...new Set(fullNames)].filter(Boolean).join(' · ')
  if (!nameLine) return null
  return (
    <Section title={t('account.section.names')} anchor="names" columns={1}>
      <details className={classes.names}>
        <summary>{nameLine}</summary>
        {scripts.map(([name, parts]) => {
          const filled = parts.filter((part) => account[part])
          if (filled.length === 0) return null
          return (
            <div key={name}>
              {name !== 'names' && (
                <Text size="xs" c="dimmed" mt="xs">
                  {t(`account.section.${name}`)}
                </Text>
              )}
              {filled.map((part) => (
                <Value key={part} name={part} />
              ))}
            </div>
          )
        })}
      </details>
    </Section>
  )
}

/** Language and country. */
export const ViewOrigin = ({ account }: { account: Account }) => (
  <ViewSection
    account={account}
    name="general"
    fields={['language', 'country', 'nationality', 'hasTransactions']}
  />
)

/** The consents of the person, where they were given and with which text. */
export const ViewConsents = ({ account }: { account: Account }) => (
  <ViewSection account={account} name="consents" fields={Object.values(consents).flat()} />
)
