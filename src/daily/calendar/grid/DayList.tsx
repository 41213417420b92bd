// Days of a calendar on a phone: a list with every detail of each entry.
import { Group, Skeleton, Text, Title } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import { CalendarEntryCard } from './CalendarEntryCard.tsx'
import classes from '../calendar.module.css'
import { useCalendarContext } from '../calendarContext.ts'
import { longDay } from '../calendarNames.ts'
import { PlanLink } from './DayHead.tsx'
import { keyOf } from './useMoveEntries.ts'
import { useArrowKeys } from './useArrowKeys.ts'

type Props = { days: readonly string[]; entries: readonly CalendarEntry[] }

/** Scrolls past days of the week that are over. */
const showFirst = (day: HTMLElement | null) => day?.scrollIntoView({ block: 'start' })

export function DayList({ days, entries }: Props) {
  const t = useText()
  const around = useArrowKeys()
  const language = useLanguage()
  const { totalOf, waiting } = useCalendarContext()
  const today = agencyToday()
  return (
    <section ref={around} aria-label={t('calendar.title')}>
      {days.map((day) => {
        const own = entries.filter(({ at }) => at.startsWith(day))
        const total = totalOf(day)
        return (
          <section
            key={day}
            ref={day === today && day !== days[0] ? showFirst : undefined}
            className={classes.listDay}
            data-day={day}
            data-today={day === today}
          >
            <Group gap={2} justify="space-between" wrap="nowrap">
              <Title order={2} size="sm" pl={4} className={classes.dayLink}>
                {longDay(day, language)}
              </Title>
              <PlanLink day={day} />
            </Group>
            {own.length === 0 &&
              (waiting ? (
                <Skeleton height={21} />
              ) : (
                <Text c="dimmed" my={2} px={4}>
                  {t('calendar.nothing')}
                </Text>
              ))}
            <ul className="stacked">
              {own.map((entry) => (
                <CalendarEntryCard key={keyOf(entry)} entry={entry} whole />
              ))}
            </ul>
            {total !== undefined && (
              <Text c="dimmed" my={2} px={4}>
                {t('calendar.firstOf', { shown: own.length, total })}
              </Text>
            )}
          </section>
        )
      })}
    </section>
  )
}
