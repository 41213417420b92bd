// What each client asked for, where they heard of the agency, and how far it went.

import { leadTexts } from './data/leadTexts.ts'
import { regions } from './data/places.ts'
import { townIn } from './data/townNames.ts'
import { addDays } from './days.ts'
import type { DemoAccount } from './demoAccount.ts'
import type { Colleague } from './employees.ts'
import type { Random } from './random.ts'
import { stamps } from './stamps.ts'

export type DemoLead = {
  id: number
  accountId: number
  source: number | null
  forPurchase: boolean
  forRent: boolean
  forShortRent: boolean
  forSell: boolean
  purchaseBudgetRangeMin: number | null
  purchaseBudgetRangeMax: number | null
  rentBudgetRangeMin: number | null
  rentBudgetRangeMax: number | null
  startDate: string
  endDate: string | null
  priority: number
  stage: number
  description: string
  createdOn: string
  createdById: number
  modifiedOn: string
  modifiedById: number
}

/** Stages 6 and 7 of the select list are closed: agreed and lost. */
const stages = { 1: 14, 2: 14, 3: 14, 4: 7, 5: 8, 6: 16, 7: 27 } as const

export function leads(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): DemoLead[] {
  const sources = accounts.filter((one) => one.isSource && !one.deletedOn).map(({ id }) => id)
  return accounts
    .filter((one) => one.isClient && !one.deletedOn && random.chance(0.92))
    .flatMap((one) => Array.from({ length: random.chance(0.12) ? 2 : 1 }, () => one))
    .map((one) => lead(random, today, one, sources, staff))
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((made, at) => ({ ...made, id: at + 1 }))
}

function lead(
  random: Random,
  today: string,
  client: DemoAccount,
  sources: readonly number[],
  staff: readonly Colleague[],
): Omit<DemoLead, 'id'> {
  const {
    deletedOn: _on,
    deletedById: _by,
    ...entered
  } = stamps(random, today, staff, client.createdOn.slice(0, 10))
  const language = staff.find(({ id }) => id === entered.createdById)?.language ?? 'el'
  const service = random.weighted({ purchase: 74, rent: 14, shortRent: 7, sell: 5 })
  const texts = leadTexts[language][service === 'shortRent' ? 'rent' : service]
  const town = random.pick(regions[random.weighted({ thessaloniki: 6, halkidiki: 4 })])
  const startDate = entered.createdOn.slice(0, 10)
  const isOld = startDate < addDays(today, -540)
  const stage = isOld && random.chance(0.75) ? random.int(6, 7) : Number(random.weighted(stages))
  const rentFrom = random.int(6, 24) * 50
  return {
    ...entered,
    accountId: client.id,
    source: random.chance(0.9) ? random.pick(sources) : null,
    forPurchase: service === 'purchase',
    forRent: service === 'rent',
    forShortRent: service === 'shortRent',
    forSell: service === 'sell',
    purchaseBudgetRangeMin: service === 'purchase' ? client.purchaseBudgetRangeMin : null,
    purchaseBudgetRangeMax: service === 'purchase' ? client.purchaseBudgetRangeMax : null,
    rentBudgetRangeMin: service === 'rent' ? rentFrom : null,
    rentBudgetRangeMax: service === 'rent' ? rentFrom + random.int(2, 8) * 50 : null,
    startDate,
    endDate: stage >= 6 ? entered.modifiedOn.slice(0, 10) : addDays(startDate, random.int(90, 720)),
    priority: random.int(1, 3),
    stage,
    description: random.pick<string>(texts).replace('{town}', townIn(language, town.city)),
  }
}
