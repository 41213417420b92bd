import { agencyToday } from '#kit/clock.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealFigures, viewingCounts } from './dealFigures.store.ts'
import { leadFigures } from './leadFigures.store.ts'
import type { Overview, PeriodQuery } from './overview.contract.ts'
import { beforeSoFar, periodOf, periodRefusal } from './period.ts'
import type { Period } from './period.ts'
import { stayFigures } from './stayFigures.store.ts'
import { waitingFigures } from './waitingExpenses.store.ts'

export async function getOverview(db: Db, query: PeriodQuery, language: string): Promise<Overview> {
  const today = agencyToday()
  const period = periodIn(query, today)
  const before = beforeSoFar(period, today)
  const [leads, viewings, deals, stays, expenses] = await Promise.all([
    leadFigures(db, period, before, language),
    viewingCounts(db, period, before),
    dealFigures(db, period, before),
    stayFigures(db, period),
    waitingFigures(db),
  ])
  return { ...period, before, leads, viewings, deals, stays, expenses }
}

function periodIn({ from, to }: PeriodQuery, today: string): Period {
  const year = periodOf('thisYear', today)
  const period = { from: from ?? year.from, to: to ?? year.to }
  const refusal = periodRefusal(period)
  if (refusal) throw badInput({ to: [refusal] })
  return period
}
