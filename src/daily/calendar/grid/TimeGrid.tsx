// Day or week by hours: entries for the whole day on top, the others at their time.
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import classes from '../calendar.module.css'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import { hourHeight } from './gridSize.ts'
import { useArrowKeys } from './useArrowKeys.ts'

const opensAt = 8
/** Most entries side by side, so that names stay readable. */
const sideBySide = { day: 10, week: 3 }

type Props = { days: readonly string[]; entries: readonly CalendarEntry[] }

export function TimeGrid({ days, entries }: Props) {
  const t = useText()
  const around = useArrowKeys()
  useEffect(() => {
    around.current?.scrollTo({ top: (opensAt - 0.4) * hourHeight })
  }, [around])
  const today = agencyToday()
  return (
    <section
      ref={around}
      className={`boxed ${classes.grid}`}
      style={{ '--days': days.length } as object}
      aria-label={t('calendar.title')}
    >
      <Text size="xs" className={`quiet ${classes.corner}`} aria-hidden>
        {t('calendar.forTheDay')}
      </Text>
      <Text component="div" size="xs" className={`quiet ${classes.hours}`} aria-hidden>
        {Array.from({ length: 23 }, (_, hour) => (
          <span key={hour}>{String(hour + 1).padStart(2, '0')}:00</span>
        ))}
      </Text>
      {days.map((day) => {
        const own = entries.filter(({ at }) => at.startsWith(day))
        return (
          <section key={day} className={classes.day} data-day={day} data-today={day === today}>
            <DayHead day={day} entries={own} folded={days.length > 1} />
            <DayColumn
              day={day}
              entries={own}
              isToday={day === today}
              most={days.length > 1 ? sideBySide.week : sideBySide.day}
            />
          </section>
        )
      })}
    </section>
  )
}
