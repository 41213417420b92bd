import { Paper, Text, Title } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { phoneLink } from '#base/people/phoneLink.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { noteOpenedContact } from '#base/people/openedContact.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import type { RouteStop as Stop } from '../calendar.contract.ts'
import classes from './routeSheet.module.css'

/** One viewing: time, client, each object with its owners and key, and room for handwriting. */
export function RouteStop({ stop }: { stop: Stop }) {
  const t = useText()
  const { id, at, viewingNumber, client, phone, wish, notes, objects } = stop
  return (
    <li className={classes.stop}>
      <Text component="div" size="sm">
        <Text size="xl" fw={700}>
          {at.slice(11, 16)}
        </Text>
        <GoLink href={viewingPaths.viewing(id)}>{viewingNumber}</GoLink>
      </Text>
      <div>
        <Title order={2}>{client ?? t('calendar.route.noClient')}</Title>
        <Phones
          phone={phone}
          onCall={(number) =>
            noteOpenedContact({ by: 'call', phone: number, records: [{ entity: 'Viewing', id }] })
          }
        />
        {[...(wish ? [wish] : []), ...notes].map((said, at) => (
          <Text key={at} mt={4} className="wholeText">
            {said}
          </Text>
        ))}
        {objects.length === 0 && <p className="quiet">{t('viewing.noObjects')}</p>}
        {objects.map((object) => (
          <RouteObject key={object.id} object={object} />
        ))}
        <Text size="xs" mt="sm" className={`quiet ${classes.room}`}>
          {t('calendar.route.notes')}
        </Text>
      </div>
    </li>
  )
}

type PhonesProps = { phone: string | null; onCall?: (number: string) => void }

function Phones({ phone, onCall }: PhonesProps) {
  const numbers = phone?.split(';').filter(Boolean) ?? []
  return numbers.map((number) => (
    <a
      key={number}
      className={classes.phone}
      href={phoneLink(number)}
      onClick={() => onCall?.(number)}
    >
      {number}
    </a>
  ))
}

function RouteObject({ object }: { object: Stop['objects'][number] }) {
  const t = useText()
  const { id, referenceNumber, title, place, address, latitude, longitude, owners, key } = object
  const where = [address, place].filter(Boolean).join(', ')
  return (
    <Paper component="section" withBorder mt="sm" px="sm" py="xs" className={classes.object ?? ''}>
      <Title order={3} mb={4}>
        <GoLink href={objectPaths.object(id)}>
          #{referenceNumber} {title}
        </GoLink>
      </Title>
      <dl className="facts">
        <dt>{t('object.address')}</dt>
        <dd>
          {where || t('calendar.route.unknown')}
          {latitude !== null && longitude !== null && (
            <span>
              {' '}
              ({latitude.toFixed(5)}, {longitude.toFixed(5)})
            </span>
          )}
        </dd>
        <dt>{t('calendar.route.owner')}</dt>
        <dd>
          {owners.length === 0 && t('calendar.route.unknown')}
          {owners.map((owner) => (
            <div key={owner.name}>
              {owner.name} <Phones phone={owner.phone} />
            </div>
          ))}
        </dd>
        <dt>{t('calendar.route.key')}</dt>
        <dd>
          <Key of={key} />
        </dd>
      </dl>
    </Paper>
  )
}

function Key({ of }: { of: Stop['objects'][number]['key'] }) {
  const t = useText()
  if (!of) return t('calendar.route.noKey')
  const { holder, since, description } = of
  const away = holder && (
    <b>
      {since
        ? t('calendar.route.keySince', { name: holder, day: formatDate(since) })
        : t('calendar.route.keyWith', { name: holder })}
    </b>
  )
  return (
    <>
      {away ?? t('calendar.route.keyHere')}
      {description && <div>{description}</div>}
    </>
  )
}
