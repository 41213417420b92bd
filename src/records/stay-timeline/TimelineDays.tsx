import { addDays } from '#kit/clock.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import type { Window } from './slots.ts'
import classes from './timeline.module.css'

/** The header: days, grouped by month. */
export function TimelineDays({ window: { from, days }, today }: { window: Window; today: string }) {
  const language = useLanguage()
  const all = Array.from({ length: days }, (_, at) => addDays(from, at))
  const months = Map.groupBy(all, (day) => day.slice(0, 7))
  const as = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  return (
    <div className={classes['head']} aria-hidden>
      <div className={classes['corner']} />
      <div className={classes['headDays']}>
        {[...months].map(([month, ofMonth]) => (
          <span
            key={month}
            className={classes['month']}
            style={{ gridColumn: `span ${ofMonth.length}` }}
          >
            <span>
              {as(`${month}-01`, { month: ofMonth.length > 3 ? 'long' : 'short', year: 'numeric' })}
            </span>
          </span>
        ))}
        {all.map((day) => (
          <span
            key={day}
            className={classes['day']}
            data-today={day === today}
            data-weekend={isWeekend(day)}
          >
            <small>{as(day, { weekday: 'narrow' })}</small>
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
