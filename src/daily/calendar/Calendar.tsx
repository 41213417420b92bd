// Planned viewings and tasks of chosen people by day, week and month.
import { useMediaQuery } from '@mantine/hooks'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { calendarApi } from './calendar.contract.ts'
import { CalendarHeader } from './CalendarHeader.tsx'
import { daysOf } from './calendarDays.ts'
import { PlannedDays } from './grid/PlannedDays.tsx'
import { useCalendar } from './useCalendar.ts'

export function Calendar() {
  const t = useText()
  usePageTitle(t('calendar.title'))
  const { shown, show } = useCalendar()
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const days = daysOf(shown.view, shown.day)
  const body = { from: days[0]!, till: days.at(-1)!, people: shown.people }
  const query = useAnswer(calendarApi.planned, { body }, { keep: true, refetchInterval: 120_000 })
  const people = useAnswer(calendarApi.calendarPeople, {}, { staleTime: 600_000 })
  return (
    <>
      <CalendarHeader
        shown={shown}
        show={show}
        people={people.data?.items ?? []}
        own={people.data?.own}
        narrow={narrow}
      />
      <Loaded query={query} lines={14}>
        {(planned) => (
          <PlannedDays
            planned={planned}
            waiting={query.isPlaceholderData}
            days={days}
            shown={shown}
            own={people.data?.own}
            narrow={narrow}
          />
        )}
      </Loaded>
    </>
  )
}
