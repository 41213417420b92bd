// Days, people and view of the calendar, kept in the address so that Back works and links can be
// shared; people and view are also remembered in cookies.
import { useRouter, useSearch } from '@tanstack/react-router'
import { agencyToday } from '#kit/clock.ts'
import { readCookie, writeCookie } from '#kit/cookies.ts'
import { isDay, views } from './calendarDays.ts'
import type { CalendarView } from './calendarDays.ts'
import { peopleOf, peopleText, textIn } from './chosenPeople.ts'

export type CalendarShown = {
  view: CalendarView
  day: string
  /** Account numbers, `me` for oneself; empty for everybody. */
  people: number[]
}

export function useCalendar() {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const view = [search['view'], readCookie('Calendar.view')].find((one): one is CalendarView =>
    views.includes(one as CalendarView),
  )
  const shown: CalendarShown = {
    view: view ?? 'week',
    day: isDay(search['day']) ? search['day'] : agencyToday(),
    people: peopleOf(textIn(search['people']) ?? readCookie('Calendar.people')),
  }
  const go = (next: CalendarShown, replace: boolean) =>
    router.navigate({
      to: '.',
      // The router types search parameters by route, and cannot know the route of `.`.
      search: { ...next, people: peopleText(next.people) } as never,
      replace,
      resetScroll: false,
    })
  const show = async (change: Partial<CalendarShown>) => {
    const next = { ...shown, ...change }
    writeCookie('Calendar.view', next.view)
    writeCookie('Calendar.people', peopleText(next.people))
    // First write the full state to the current history entry: Back must not read the new cookies.
    if (!('view' in search)) await go(shown, true)
    await go(next, false)
  }
  return { shown, show: (change: Partial<CalendarShown>) => void show(change) }
}
