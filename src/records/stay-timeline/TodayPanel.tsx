import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import type { Guest, Timeline } from './timeline.contract.ts'
import classes from './timeline.module.css'

/** Arrivals and departures of a day. */
export function TodayPanel({ timeline: { arrivals, departures, today } }: { timeline: Timeline }) {
  const t = useText()
  return (
    <div className={classes['today']}>
      <Guests title={t('timeline.arrivals')} day={today} guests={arrivals} withTime />
      <Guests title={t('timeline.departures')} day={today} guests={departures} />
    </div>
  )
}

type Props = { title: string; day: string; guests: readonly Guest[]; withTime?: boolean }

function Guests({ title, day, guests, withTime }: Props) {
  const t = useText()
  return (
    <section aria-label={title} className={classes['guests']}>
      <h2 className={classes['guestsTitle']}>
        {title} <span className="quiet numbers">{`${formatDate(day)} · ${guests.length}`}</span>
      </h2>
      {guests.length === 0 && <span className="quiet">{t('timeline.nobody')}</span>}
      <ul>
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
              {withTime && arrivalTimePlanned && (
                <span className="numbers"> {arrivalTimePlanned}</span>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
