import { useDroppable } from '@dnd-kit/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { agencyNow } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink, useGo } from '#kit/ui/GoLink.tsx'
import type { CalendarEntry } from '../calendar.contract.ts'
import { CalendarEntryCard } from './CalendarEntryCard.tsx'
import classes from '../calendar.module.css'
import { useCalendarContext } from '../calendarContext.ts'
import { minutesOf, timeOn } from '../calendarDays.ts'
import { isForTheDay } from '../calendarTimes.ts'
import { placeEntries } from './entryLayout.ts'
import { hourHeight } from './gridSize.ts'
import { keyOf } from './useMoveEntries.ts'

type Props = {
  day: string
  entries: readonly CalendarEntry[]
  isToday: boolean
  /** Most entries side by side. */
  most: number
}
type Place = { from: number; till: number; column: number; columns: number }
const placeOf = ({ from, till, column, columns }: Place) => ({
  top: percent(from, 24 * 60),
  height: percent(till - from, 24 * 60),
  left: percent(column, columns),
  width: percent(1, columns),
})
const percent = (part: number, of: number) => `${(100 * part) / of}%`

/** The hours of a day; a click on an empty place plans a viewing at that time. */
export function DayColumn({ day, entries, isToday, most }: Props) {
  const t = useText()
  const go = useGo()
  const { planHref, hrefOf } = useCalendarContext()
  const { placed, rest } = placeEntries(
    entries.filter((entry) => !isForTheDay(entry)),
    most,
  )
  const { ref, isDropTarget } = useDroppable({ id: day, data: { day } })
  const plan = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top
    go(planHref(timeOn(day, Math.floor((y / hourHeight) * 2) * 30)))
  }
  return (
    <div ref={ref} className={classes.column} data-over={isDropTarget} data-hours>
      {/* Keyboard and screen reader users have the same link above each day. */}
      <RouteLink
        className={classes.empty}
        href={planHref(`${day}T10:00:00`)}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        title={t('calendar.plan')}
        onClick={plan}
      />
      {isToday && <NowLine />}
      <ul className={classes.entries}>
        {placed.map((one) => (
          <CalendarEntryCard key={keyOf(one.entry)} entry={one.entry} style={placeOf(one)} />
        ))}
        {rest.map((one) => (
          <li key={one.from} style={placeOf({ ...one, column: most - 1 })}>
            <RouteLink href={hrefOf(day, 'day')} className={`boxed ${classes.others}`} data-stop>
              +{one.count}
              {one.clash && <IconAlertTriangle size={13} aria-hidden />}
              {one.clash && <span className="onlyHeard">{t('viewing.clashes')}</span>}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NowLine() {
  const [now, setNow] = useState(agencyNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(agencyNow()), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <div className={classes.now} style={{ top: percent(minutesOf(now), 24 * 60) }} aria-hidden />
  )
}
