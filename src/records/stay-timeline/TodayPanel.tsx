import { Paper, SimpleGrid, Title } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import type { Guest, Timeline } from './timeline.contract.ts'

/** Arrivals and departures of a day. */
export function TodayPanel({ timeline: { arrivals, departures, today } }: { timeline: Timeline }) {
  const t = useText()
  return (
    <SimpleGrid minColWidth="16rem" autoFlow="auto-fit" spacing="sm" mb="sm">
      <Guests title={t('timeline.arrivals')} day={today} guests={arrivals} withTime />
      <Guests title={t('timeline.departures')} day={today} guests={departures} />
    </SimpleGrid>
  )
}

type Props = { title: string; day: string; guests: readonly Guest[]; withTime?: boolean }

function Guests({ title, day, guests, withTime }: Props) {
  const t = useText()
  return (
    <Paper
      component="section"
      withBorder
      px="sm"
      py="xs"
      mah="7.5rem"
      className="scrolls"
      aria-label={title}
    >
      <Title order={2} mb={2}>
        {title} <small className="quiet">{`${formatDate(day)} · ${guests.length}`}</small>
      </Title>
      {guests.length === 0 && <span className="quiet">{t('timeline.nobody')}</span>}
      <ul className="wraps">
        {guests.map(
          ({
            id,
            objectId,
            clientDisplayName,
            objectTitle,
            objectWebsiteCode,
            arrivalTimePlanned,
          }) => (
            <li key={`${id} ${objectId}`}>
              <GoLink
                href={
                  id === null
                    ? reservationPaths.stayCalendars(objectId)
                    : reservationPaths.reservation(id)
                }
              >
                {clientDisplayName}
              </GoLink>
              <span className="quiet"> {objectWebsiteCode ?? objectTitle}</span>
              {withTime && arrivalTimePlanned && ` ${arrivalTimePlanned}`}
            </li>
          ),
        )}
      </ul>
    </Paper>
  )
}
