import { useDroppable } from '@dnd-kit/react'
import { ActionIcon, Box, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import type { CalendarEntry } from '../calendar.contract.ts'
import { CalendarEntryCard } from './CalendarEntryCard.tsx'
import classes from '../calendar.module.css'
import { useCalendarContext } from '../calendarContext.ts'
import { longDay, shortDay } from '../calendarNames.ts'
import { isForTheDay } from '../calendarTimes.ts'
import { keyOf } from './useMoveEntries.ts'

type Props = {
  day: string
  entries: readonly CalendarEntry[]
  /** Show only the first entries for the whole day. */
  folded: boolean
}
/** Limit in a week; the link to a single further entry would take as much room as the entry. */
const mostShown = 4

/** Head of a day: its name, a button to plan a viewing, and the entries for the whole day. */
export function DayHead({ day, entries, folded }: Props) {
  const language = useLanguage()
  const t = useText()
  const { hrefOf, totalOf } = useCalendarContext()
  const total = totalOf(day)
  const forTheDay = entries.filter(isForTheDay)
  const rest = folded && forTheDay.length > mostShown + 1 ? forTheDay.length - mostShown : 0
  const { ref, isDropTarget } = useDroppable({ id: `${day} whole`, data: { day } })
  return (
    <div ref={ref} className={classes.dayHead} data-over={isDropTarget}>
      <Group gap={2} justify="space-between" wrap="nowrap">
        <Title order={2} size="sm" pl={4}>
          <GoLink href={hrefOf(day, 'day')} className={classes.dayLink}>
            {shortDay(day, language)}
            <span className="onlyHeard">, {longDay(day, language)}</span>
          </GoLink>
        </Title>
        <PlanLink day={day} />
      </Group>
      {forTheDay.length > 0 && (
        <Box component="ul" mah="8.5rem" mt={2} className={`stacked scrolls ${classes.lines}`}>
          {forTheDay.slice(0, rest > 0 ? mostShown : undefined).map((entry) => (
            <CalendarEntryCard key={keyOf(entry)} entry={entry} />
          ))}
        </Box>
      )}
      {rest > 0 && (
        <Text size="xs" mt={2}>
          <GoLink href={hrefOf(day, 'day')} data-stop>
            {t('calendar.more', { count: rest })}
          </GoLink>
        </Text>
      )}
      {total !== undefined && (
        <Text size="xs" mt={2}>
          {t('calendar.firstOf', { shown: entries.length, total })}
        </Text>
      )}
    </div>
  )
}

/** Plans a viewing at 10:00 of the day; the time can be changed in the form. */
export function PlanLink({ day }: { day: string }) {
  const language = useLanguage()
  const t = useText()
  const { planHref } = useCalendarContext()
  return (
    <ActionIcon
      component={RouteLink}
      href={planHref(`${day}T10:00:00`)}
      variant="subtle"
      color="gray"
      size="sm"
      data-stop
      aria-label={t('calendar.planOn', { day: longDay(day, language) })}
    >
      <IconPlus size={15} aria-hidden />
    </ActionIcon>
  )
}
