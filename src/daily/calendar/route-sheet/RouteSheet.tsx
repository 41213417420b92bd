// Printable route sheet of a day: whom to meet where, how to reach the owners, and who has the key.
import { Button, Group, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { calendarPaths } from '../calendar.paths.ts'
import { calendarApi } from '../calendar.contract.ts'
import { isDay } from '../calendarDays.ts'
import { longDay } from '../calendarNames.ts'
import { guideAmong, ownCalendar, peopleOf, peopleText } from '../chosenPeople.ts'
import { RouteStop } from './RouteStop.tsx'
import classes from './routeSheet.module.css'

/** Search parameters; today and oneself if missing or unreadable. */
type Props = { day?: string; person?: string }

export function RouteSheet(props: Props) {
  const day = isDay(props.day) ? props.day : agencyToday()
  const person = guideAmong(peopleOf(props.person)) ?? ownCalendar
  const t = useText()
  const language = useLanguage()
  usePageTitle(t('calendar.route'))
  const query = useAnswer(calendarApi.routeSheet, { query: { day, person: String(person) } })
  const back = new URLSearchParams({ view: 'day', day, people: peopleText([person]) })
  return (
    <article className={classes.sheet}>
      <Group className="noPrint" justify="space-between" mb="md">
        <Button component={RouteLink} href={`${calendarPaths.calendar}?${back}`} variant="default">
          {t('calendar.route.back')}
        </Button>
        <Button
          leftSection={<IconPrinter size={15} aria-hidden />}
          disabled={!query.data}
          onClick={() => window.print()}
        >
          {t('calendar.route.print')}
        </Button>
      </Group>
      <Loaded query={query} lines={10}>
        {({ person: name, stops, totalRows }) => (
          <>
            <Title order={1}>{t('calendar.route.title', { name })}</Title>
            <Text c="dimmed" mb="md">
              {longDay(day, language)}
            </Text>
            {stops.length === 0 && (
              <EmptyState title={t('calendar.nothing')} text={t('calendar.route.none')} />
            )}
            <ol className="stacked">
              {stops.map((stop) => (
                <RouteStop key={stop.id} stop={stop} />
              ))}
            </ol>
            {totalRows > stops.length && (
              <p>{t('calendar.firstOf', { shown: stops.length, total: totalRows })}</p>
            )}
          </>
        )}
      </Loaded>
    </article>
  )
}
