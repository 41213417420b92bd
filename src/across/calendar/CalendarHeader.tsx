import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core'
import {
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
} from '@tabler/icons-react'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { calendarPaths } from './calendar.paths.ts'
import type { CalendarPerson } from './calendar.contract.ts'
import classes from './calendar.module.css'
import { step, views } from './calendarDays.ts'
import type { CalendarView } from './calendarDays.ts'
import { titleOf } from './calendarNames.ts'
import { guideAmong, me, peopleText } from './chosenPeople.ts'
import { LazySubscribe } from './feed/LazySubscribe.tsx'
import { PeopleFilter } from './PeopleFilter.tsx'
import type { CalendarShown } from './useCalendar.ts'

type Props = {
  shown: CalendarShown
  show: (change: Partial<CalendarShown>) => void
  people: readonly CalendarPerson[]
}

/** Title, previous/next buttons, view switch and people filter of the calendar. */
export function CalendarHeader({ shown, show, people }: Props) {
  const t = useText()
  const language = useLanguage()
  const [subscribing, setSubscribing] = useState(false)
  const { view, day } = shown
  const route = new URLSearchParams({
    day,
    person: peopleText([guideAmong(shown.people) ?? me]),
  })
  const arrow = (by: 1 | -1) => () => show({ day: step(view, day, by) })
  return (
    <div className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.when ?? ''}>
        <Button variant="default" onClick={() => show({ day: agencyToday() })}>
          {t('calendar.today')}
        </Button>
        <ActionIcon variant="default" aria-label={t(`calendar.back.${view}`)} onClick={arrow(-1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t(`calendar.on.${view}`)} onClick={arrow(1)}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <Title order={1} className={classes.title ?? ''} aria-live="polite">
          {titleOf(view, day, language)}
        </Title>
      </Group>
      <SegmentedControl
        size="xs"
        aria-label={t('calendar.view')}
        value={view}
        onChange={(next) => show({ view: next as CalendarView })}
        data={views.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
      />
      <PeopleFilter
        chosen={shown.people}
        people={people}
        onChange={(next) => show({ people: next })}
      />
      <Group gap="xs">
        <Button
          component={RouteLink}
          href={`${calendarPaths.routeSheet}?${route}`}
          variant="default"
          leftSection={<IconPrinter size={15} aria-hidden />}
        >
          {t('calendar.route')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={15} aria-hidden />}
          onClick={() => setSubscribing(true)}
        >
          {t('calendar.subscribe')}
        </Button>
      </Group>
      {subscribing && <LazySubscribe onClose={() => setSubscribing(false)} />}
    </div>
  )
}
