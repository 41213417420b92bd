import { agencyToday } from '#kit/clock.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealFigures, viewingCount } from './dealFigures.store.ts'
import { leadFigures } from './leadFigures.store.ts'
import type { Overview, PeriodQuery } from './overview.contract.ts'
import { periodOf, periodRefusal } from './period.ts'
import type { Period } from './period.ts'
import { stayFigures } from './stayFigures.store.ts'
import { waitingFigures } from './waitingExpenses.store.ts'

export async function getOverview(db: Db, query: PeriodQuery, language: string): Promise<Overview> {
  const period = periodIn(query)
  const [leads, viewings, deals, stays, expenses] = await Promise.all([
    leadFigures(db, period, language),
    viewingCount(db, period),
    dealFigures(db, period),
    stayFigures(db, period),
    waitingFigures(db),
  ])
  return { ...period, leads, viewings: { count: viewings }, deals, stays, expenses }
}

function periodIn({ from, to }: PeriodQuery): Period {
  const year = periodOf('thisYear', agencyToday())
  const period = { from: from ?? year.from, to: to ?? year.to }
  const refusal = periodRefusal(period)
  if (refusal) throw badInput({ to: [refusal] })
  return period
}
