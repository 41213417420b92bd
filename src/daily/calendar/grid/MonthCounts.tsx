import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { CalendarEntry } from '../calendar.contract.ts'
import classes from '../calendar.module.css'
import { useCalendarContext } from '../calendarContext.ts'
import { longDay, weekday } from '../calendarNames.ts'
import { useArrowKeys } from './useArrowKeys.ts'

type Props = { days: readonly string[]; month: string; entries: readonly CalendarEntry[] }

/** Month on a phone: each day links to its entries and shows how many there are. */
export function MonthCounts({ days, month, entries }: Props) {
  const t = useText()
  const around = useArrowKeys()
  const language = useLanguage()
  const { hrefOf, totalOf, waiting } = useCalendarContext()
  return (
    <section ref={around} className={`boxed ${classes.month}`} aria-label={t('calendar.title')}>
      {days.slice(0, 7).map((day) => (
        <Text key={day} size="xs" c="dimmed" px="xs" py={4} aria-hidden>
          {weekday(day, language)}
        </Text>
      ))}
      {days.map((day) => {
        const own = entries.filter(({ at }) => at.startsWith(day))
        const count = totalOf(day) ?? own.length
        const clash = own.some(({ clashes }) => clashes.length > 0)
        return (
          <RouteLink
            key={day}
            href={hrefOf(day, 'day')}
            className={`${classes.cell} ${classes.countDay}`}
            data-day={day}
            data-stop
            data-other={!day.startsWith(month)}
            data-today={day === agencyToday()}
          >
            <span className="onlyHeard">
              {longDay(day, language)}
              {!waiting && `: ${t('calendar.count', { count })}`}
            </span>
            <span aria-hidden>{Number(day.slice(8))}</span>
            {count > 0 && <b aria-hidden>{count}</b>}
            {clash && <IconAlertTriangle size={13} color="var(--estia-red)" aria-hidden />}
            {clash && <span className="onlyHeard">{t('viewing.clashes')}</span>}
          </RouteLink>
        )
      })}
    </section>
  )
}
