// Leads: the client's wish, source and stage.

import { addDays } from '#kit/clock.ts'
import { leadTexts } from './data/leadTexts.ts'
import { regions } from './data/places.ts'
import { townIn } from './data/townNames.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import type { Random } from './random.ts'
import { wishOf } from './leadWishes.ts'
import type { DemoWish } from './leadWishes.ts'
import { stamps } from './stamps.ts'

export type DemoLead = DemoWish & {
  id: number
  accountId: number
  source: number | null
  forPurchase: boolean
  forRent: boolean
  forShortRent: boolean
  forSell: boolean
  forRentOut: boolean
  purchaseBudgetRangeMin: number | null
  purchaseBudgetRangeMax: number | null
  rentBudgetRangeMin: number | null
  rentBudgetRangeMax: number | null
  shortRentBudgetRangeMin: number | null
  shortRentBudgetRangeMax: number | null
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

const LEADS = 3000

/** Stages 6 and 7 of the select list are closed: agreed and lost. */
const stages = { 1: 14, 2: 14, 3: 14, 4: 7, 5: 8, 6: 16, 7: 27 } as const
const services = { purchase: 72, rent: 14, shortRent: 6, sell: 5, rentOut: 3 } as const

export function leads(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): DemoLead[] {
  const sources = accounts.filter((one) => one.isSource && !one.deletedOn).map(({ id }) => id)
  const clients = accounts.filter((one) => one.isClient && !one.deletedOn)
  const asked = clients.filter(() => random.chance(0.92))
  // Earlier leads of a returning client are mostly agreed or lost.
  const again = Array.from({ length: LEADS - asked.length }, () => random.pick(asked))
  return [
    ...asked.map((one) => lead(random, today, one, sources, staff, 0)),
    ...again.map((one) => lead(random, today, one, sources, staff, 0.7)),
  ]
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((made, at) => ({ ...made, ...wishOf(at, made), id: at + 1 }))
}

function lead(
  random: Random,
  today: string,
  client: DemoAccount,
  sources: readonly number[],
  staff: readonly Colleague[],
  overAlready: number,
): Omit<DemoLead, 'id' | keyof DemoWish> {
  const {
    deletedOn: _on,
    deletedById: _by,
    ...entered
  } = stamps(random, today, staff, client.createdOn.slice(0, 10))
  const language = staff.find(({ id }) => id === entered.createdById)?.language ?? 'el'
  const service = random.weighted(services)
  const town = random.pick(regions[random.weighted({ thessaloniki: 6, halkidiki: 4 })])
  const startDate = entered.createdOn.slice(0, 10)
  const isOver =
    random.chance(overAlready) || (startDate < addDays(today, -540) && random.chance(0.75))
  const stage = isOver ? random.int(6, 7) : Number(random.weighted(stages))
  const rentFrom = random.int(6, 24) * 50
  const nightFrom = random.int(4, 20) * 10
  const buys = service === 'purchase'
  return {
    ...entered,
    accountId: client.id,
    source: random.chance(0.9) ? random.pick(sources) : null,
    forPurchase: buys,
    forRent: service === 'rent',
    forShortRent: service === 'shortRent',
    forSell: service === 'sell',
    forRentOut: service === 'rentOut',
    purchaseBudgetRangeMin: buys ? client.purchaseBudgetRangeMin : null,
    purchaseBudgetRangeMax: buys ? client.purchaseBudgetRangeMax : null,
    rentBudgetRangeMin: service === 'rent' ? rentFrom : null,
    rentBudgetRangeMax: service === 'rent' ? rentFrom + random.int(2, 8) * 50 : null,
    shortRentBudgetRangeMin: service === 'shortRent' ? nightFrom : null,
    shortRentBudgetRangeMax: service === 'shortRent' ? nightFrom + random.int(2, 8) * 10 : null,
    startDate,
    endDate: stage >= 6 ? entered.modifiedOn.slice(0, 10) : addDays(startDate, random.int(90, 720)),
    priority: random.int(1, 3),
    stage,
    description: random
      .pick<string>(leadTexts[language][service])
      .replace('{town}', townIn(language, town.city)),
  }
}
