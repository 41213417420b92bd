// Month in whole weeks, with the first entries of each day and a link to the rest.
import { useDroppable } from '@dnd-kit/react'
import { agencyToday } from '#kit/clock.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { CalendarEntry } from '../calendar.contract.ts'
import { CalendarEntryCard } from './CalendarEntryCard.tsx'
import classes from '../calendar.module.css'
import { useCalendarContext } from '../calendarContext.ts'
import { longDay, weekday } from '../calendarNames.ts'
import { PlanLink } from './DayHead.tsx'
import { keyOf } from './useMoveEntries.ts'
import { useArrowKeys } from './useArrowKeys.ts'

const mostShown = 4

type Props = { days: readonly string[]; month: string; entries: readonly CalendarEntry[] }

export function MonthGrid({ days, month, entries }: Props) {
  const t = useText()
  const around = useArrowKeys()
  const language = useLanguage()
  return (
    <section ref={around} className={classes.month} aria-label={t('calendar.title')}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className={classes.weekday} aria-hidden>
          {weekday(day, language)}
        </div>
      ))}
      {days.map((day) => (
        <MonthDay
          key={day}
          day={day}
          isOther={!day.startsWith(month)}
          entries={entries.filter(({ at }) => at.startsWith(day))}
        />
      ))}
    </section>
  )
}

type DayProps = { day: string; isOther: boolean; entries: readonly CalendarEntry[] }

function MonthDay({ day, isOther, entries }: DayProps) {
  const t = useText()
  const language = useLanguage()
  const { hrefOf, totalOf } = useCalendarContext()
  const { ref, isDropTarget } = useDroppable({ id: day, data: { day } })
  const rest = (totalOf(day) ?? entries.length) - Math.min(entries.length, mostShown)
  return (
    <div
      ref={ref}
      className={classes.monthDay}
      data-day={day}
      data-other={isOther}
      data-today={day === agencyToday()}
      data-over={isDropTarget}
    >
      <div className={classes.dayName}>
        <GoLink href={hrefOf(day, 'day')} className="numbers">
          {Number(day.slice(8))}
          <span className="onlyHeard">, {longDay(day, language)}</span>
        </GoLink>
        <PlanLink day={day} />
      </div>
      <ul className={classes.monthEntries}>
        {entries.slice(0, mostShown).map((entry) => (
          <CalendarEntryCard key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      {rest > 0 && (
        <GoLink className={classes.rest} href={hrefOf(day, 'day')} data-stop>
          {t('calendar.more', { count: rest })}
        </GoLink>
      )}
    </div>
  )
}
