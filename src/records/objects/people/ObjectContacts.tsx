// The contacts of an object: current ones, and former tenants by year.
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { contactsByTime } from './contactsByTime.ts'
import type { ReachableAccount } from './objectAccounts.contract.ts'
import { ObjectContact } from './ObjectContact.tsx'
import { ObjectSection } from '../view/ObjectSection.tsx'

export function ObjectContacts({ contacts }: { contacts: readonly ReachableAccount[] }) {
  const t = useText()
  const [today] = useState(agencyToday)
  const { current, years } = contactsByTime(contacts, today)
  const [opened, setOpened] = useState<readonly string[]>([])
  const toggle = (year: string) =>
    setOpened(opened.includes(year) ? opened.filter((each) => each !== year) : [...opened, year])
  return (
    <ObjectSection name="contacts">
      {contacts.length === 0 && <Text c="dimmed">{t('object.noContacts')}</Text>}
      {current.length > 0 && (
        <ul className="stacked" aria-label={t('object.currentContacts')}>
          {current.map((contact) => (
            <ObjectContact key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {years.length > 0 && (
        <Group gap="xs">
          <Text size="xs" c="dimmed" w="100%">
            {t('object.formerTenants')}
          </Text>
          {years.map(({ year }) => (
            <Button
              key={year}
              variant={opened.includes(year) ? 'filled' : 'default'}
              aria-expanded={opened.includes(year)}
              aria-label={t('object.tenantsOf', { year })}
              onClick={() => toggle(year)}
            >
              {year}
            </Button>
          ))}
        </Group>
      )}
      {years
        .filter(({ year }) => opened.includes(year))
        .map(({ year, tenants }) => (
          <div key={year}>
            <Text size="xs" c="dimmed">
              {t('object.tenantsOf', { year })}
            </Text>
            <ul className="stacked">
              {tenants.map((contact) => (
                <ObjectContact key={contact.id} contact={contact} />
              ))}
            </ul>
          </div>
        ))}
    </ObjectSection>
  )
}
