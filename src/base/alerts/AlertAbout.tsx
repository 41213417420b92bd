// The record that an alert is about, and the person if that is another record.
import { Group, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfAccount, hrefOfRecord } from '#base/register/recordPaths.ts'
import { readByOpening } from './readByOpening.ts'
import type { Alert } from './alerts.contract.ts'

export function AlertAbout({ alert }: { alert: Alert }) {
  const { about, person } = alert
  const t = useText()
  const href = about && hrefOfRecord(about)
  if (!href && !person) return null
  return (
    <Group gap="md" component="nav" aria-label={t('alert.about')}>
      <Text span size="sm" className="quiet">
        {t('alert.about')}
      </Text>
      {about && href && (
        <GoLink
          href={about.part ? `${href}#${about.part}` : href}
          onClick={() => readByOpening(alert)}
        >
          {about.title || `#${about.id}`}
        </GoLink>
      )}
      {person && <GoLink href={hrefOfAccount(person.id)}>{person.name || `#${person.id}`}</GoLink>}
    </Group>
  )
}
