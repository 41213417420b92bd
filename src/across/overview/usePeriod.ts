import { useRouter, useSearch } from '@tanstack/react-router'
import { isDay, periodOf } from './period.ts'
import type { Period } from './period.ts'
import { agencyToday } from '#kit/clock.ts'

/** The period that the address names, else the year that it is; Back returns to the one before. */
export function usePeriod(): [Period, (period: Period) => void] {
  const router = useRouter()
  const { from, to } = useSearch({ strict: false }) as Record<string, unknown>
  const year = periodOf('thisYear', agencyToday())
  const named = { from: isDay(from) ? from : year.from, to: isDay(to) ? to : year.to }
  const choose = (period: Period) =>
    void router.navigate({ to: '.', search: period as never, resetScroll: false })
  return [named, choose]
}
