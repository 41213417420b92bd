import { useRouter, useSearch } from '@tanstack/react-router'
import { isDay, periodOf } from './period.ts'
import type { Period } from './period.ts'
import { agencyToday } from '#kit/clock.ts'

/** The period in the address, by default the current year; Back returns to the previous one. */
export function usePeriod(): [Period, (period: Period) => void] {
  const router = useRouter()
  const { from, to } = useSearch({ strict: false }) as Record<string, unknown>
  const year = periodOf('thisYear', agencyToday())
  const period = { from: isDay(from) ? from : year.from, to: isDay(to) ? to : year.to }
  const choose = (next: Period) =>
    void router.navigate({
      to: '.',
      // The router types search parameters by route, and cannot know the route of `.`.
      search: next as never,
      resetScroll: false,
    })
  return [period, choose]
}
