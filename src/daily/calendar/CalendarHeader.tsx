import { ActionIcon, Button, Group, Popover, SegmentedControl, Stack, Title } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconCalendarDue,
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
import { guideAmong, ownCalendar, peopleText } from './chosenPeople.ts'
import { LazySubscribe } from './feed/LazySubscribe.tsx'
import { PeopleFilter } from './PeopleFilter.tsx'
import type { CalendarShown } from './useCalendar.ts'

type Props = {
  shown: CalendarShown
  show: (change: Partial<CalendarShown>) => void
  people: readonly CalendarPerson[]
  /** Account number of the current user, once it is loaded. */
  own: number | undefined
  narrow: boolean
}

/** Title, previous/next buttons, view switch and people filter of the calendar; one line on a phone. */
export function CalendarHeader({ narrow, ...given }: Props) {
  const [subscribing, setSubscribing] = useState(false)
  const props = { ...given, onSubscribe: () => setSubscribing(true) }
  return (
    <>
      {narrow ? (
        <Group gap={6} mb="sm" wrap="nowrap">
          <Days {...props} narrow />
          <Rest {...props} />
        </Group>
      ) : (
        <Group gap="sm" mb="sm">
          <Group gap="xs" wrap="nowrap" flex="1 1 20rem">
            <Days {...props} />
          </Group>
          <Choices {...props} />
        </Group>
      )}
      {subscribing && <LazySubscribe onClose={() => setSubscribing(false)} />}
    </>
  )
}

type PartProps = Omit<Props, 'narrow'> & { onSubscribe: () => void }

/** The shown days, and the buttons that change them. */
function Days({
  shown,
  show,
  narrow = false,
}: Pick<Props, 'shown' | 'show'> & { narrow?: boolean }) {
  const t = useText()
  const language = useLanguage()
  const { view, day } = shown
  const arrow = (by: 1 | -1) => () => show({ day: step(view, day, by) })
  const goToday = () => show({ day: agencyToday() })
  return (
    <>
      {narrow ? (
        <ActionIcon variant="default" aria-label={t('calendar.today')} onClick={goToday}>
          <IconCalendarDue size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" flex="none" onClick={goToday}>
          {t('calendar.today')}
        </Button>
      )}
      <ActionIcon variant="default" aria-label={t(`calendar.back.${view}`)} onClick={arrow(-1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t(`calendar.on.${view}`)} onClick={arrow(1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <Title
        order={1}
        size={narrow ? '1rem' : 'xl'}
        ml={narrow ? 0 : 'xs'}
        className={narrow ? `grow cut ${classes.title}` : classes.title}
        aria-live="polite"
      >
        {titleOf(view, day, language, narrow)}
      </Title>
    </>
  )
}

/** On a phone the choices are behind a button, which is coloured while other people's entries are shown. */
function Rest(props: PartProps) {
  const t = useText()
  const { people } = props.shown
  const isOwn = people.length === 1 && people[0] === ownCalendar
  return (
    <Popover position="bottom-end" width="min(22rem, calc(100vw - 2rem))" trapFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant={isOwn ? 'default' : 'filled'} aria-label={t('calendar.choices')}>
          <IconAdjustmentsHorizontal size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Choices {...props} inPopover />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Choices({
  shown,
  show,
  people,
  own,
  onSubscribe,
  inPopover = false,
}: PartProps & { inPopover?: boolean }) {
  const t = useText()
  const { view, day } = shown
  const route = new URLSearchParams({
    day,
    person: peopleText([guideAmong(shown.people) ?? ownCalendar]),
  })
  return (
    <>
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
        own={own}
        inPopover={inPopover}
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
          onClick={onSubscribe}
        >
          {t('calendar.subscribe')}
        </Button>
      </Group>
    </>
  )
}
