// Month in whole weeks, with the first entries of each day and a link to the rest.
import { useDroppable } from '@dnd-kit/react'
import { Group, Text } from '@mantine/core'
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
    <section ref={around} className={`boxed ${classes.month}`} aria-label={t('calendar.title')}>
      {days.slice(0, 7).map((day) => (
        <Text key={day} size="xs" c="dimmed" px="xs" py={4} aria-hidden>
          {weekday(day, language)}
        </Text>
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
      className={classes.cell}
      data-day={day}
      data-other={isOther}
      data-today={day === agencyToday()}
      data-over={isDropTarget}
    >
      <Group gap={2} justify="space-between" wrap="nowrap">
        <GoLink href={hrefOf(day, 'day')} className={classes.dayLink}>
          {Number(day.slice(8))}
          <span className="onlyHeard">, {longDay(day, language)}</span>
        </GoLink>
        <PlanLink day={day} />
      </Group>
      <ul className={`stacked ${classes.lines}`}>
        {entries.slice(0, mostShown).map((entry) => (
          <CalendarEntryCard key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      {rest > 0 && (
        <Text size="xs" mt={2}>
          <GoLink href={hrefOf(day, 'day')} data-stop>
            {t('calendar.more', { count: rest })}
          </GoLink>
        </Text>
      )}
    </div>
  )
}
