// The record that an alert is about, and the person if that is another record.
import { Group, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfAccount, hrefOfRecord } from '#base/register/recordPaths.ts'
import { AlertPart } from './alertSlots.tsx'
import { readByOpening } from './readByOpening.ts'
import type { Alert } from './alerts.contract.ts'

export function AlertAbout({ alert }: { alert: Alert }) {
  const { about, person } = alert
  const t = useText()
  const href = about && hrefOfRecord(about)
  if (!href && !person) return null
  const inPart = about?.part ? `${href}#${about.part}` : (href ?? '')
  const open = () => readByOpening(alert)
  return (
    <Group gap="md" component="nav" aria-label={t('alert.about')}>
      <Text span size="sm" className="quiet">
        {t('alert.about')}
      </Text>
      {about && href && (
        <>
          <GoLink href={inPart} onClick={open}>
            {about.title || `#${about.id}`}
          </GoLink>
          {about.part && <AlertPart about={about} href={inPart} onOpen={open} />}
        </>
      )}
      {person && <GoLink href={hrefOfAccount(person.id)}>{person.name || `#${person.id}`}</GoLink>}
    </Group>
  )
}
