// Deals between owners and clients, in all stages.

import { addDays } from '#kit/clock.ts'
import { dealRelations, dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { daysBetween, earlier } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import { dealShares } from './dealShares.ts'
import type { DemoLead } from './leads.ts'
import type { DemoObject } from './objects/demoObject.ts'
import type { DemoObjectLink } from './objects/objectLinks.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour, someDay } from './stamps.ts'

export type DemoDeal = ReturnType<typeof agreed>

const COUNT = 400
const lost = 6
/** By their numbers in the list: negotiation, deposit paid, legal check, contract, won, lost. */
const stages = { 1: 10, 2: 8, 3: 6, 4: 6, 5: 50, 6: 20 } as const

type DealContext = {
  accounts: readonly DemoAccount[]
  leads: readonly DemoLead[]
  objects: readonly DemoObject[]
  objectLinks: readonly DemoObjectLink[]
}

export function deals(
  random: Random,
  today: string,
  known: DealContext,
  staff: readonly Colleague[],
) {
  const offered = known.objects.filter(({ deletedOn }) => !deletedOn)
  const about = {
    [dealTypes.sale]: {
      objects: offered.filter(({ forSale, salePrice }) => forSale && salePrice),
      leads: known.leads.filter(({ forPurchase }) => forPurchase),
    },
    [dealTypes.rent]: {
      objects: offered.filter(({ forRent, rentPrice }) => forRent && rentPrice),
      leads: known.leads.filter(({ forRent }) => forRent),
    },
  }
  const owners = new Map(
    known.objectLinks
      .filter(({ relation }) => relation === 1)
      .map(({ objectId, accountId }) => [objectId, accountId]),
  )
  const trades = tradesOf(known.accounts)
  const made = Array.from({ length: COUNT }, () => {
    const dealType = random.chance(0.72) ? dealTypes.sale : dealTypes.rent
    const dealStage = Number(random.weighted(stages))
    const lead = leadFor(random, today, about[dealType].leads, dealStage)
    return { dealType, dealStage, lead, ...times(random, today, lead, dealStage, staff) }
  })
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map(({ dealType, dealStage, lead, ...stamped }, at) => {
      const object = random.pick(about[dealType].objects)
      const deal = agreed(random, { id: at + 1, dealType, dealStage, object, lead, ...stamped })
      return { deal, parts: parts(random, deal, lead, owners.get(object.id), trades) }
    })
  const all = withOldPaper(
    made.map(({ deal }) => deal),
    today,
  )
  return {
    deals: all,
    dealAccounts: made.flatMap((one) => one.parts),
    dealShares: dealShares(all, today),
  }
}

/** So many years after its end the papers of a deal are no longer needed (the rule “knowYourClient”). */
const YEARS_KEPT = 5

/** One deal is from before the agency used the program: the time of its papers is almost over. */
function withOldPaper(deals: readonly DemoDeal[], today: string): DemoDeal[] {
  const sold = deals
    .filter(
      ({ dealType, dealStage }) => dealType === dealTypes.sale && dealStage === dealStages.won,
    )
    .toSorted((a, b) => a.endDate!.localeCompare(b.endDate!) || a.id - b.id)
  const old = sold[0]
  if (!old) return [...deals]
  // Some days more than that many years ago are left, also in a leap year.
  const back = daysBetween(addDays(today, 12 - YEARS_KEPT * 365 - 1), old.endDate!)
  const moved = (day: string | null) => day && addDays(day, -back)
  const { startDate, endDate, dateOfDeposit } = old
  const days = {
    startDate: addDays(startDate, -back),
    endDate: moved(endDate),
    dateOfDeposit: moved(dateOfDeposit),
  }
  return deals.map((deal) => (deal === old ? { ...deal, ...days } : deal))
}

const isOver = (stage: number) => stage >= dealStages.won

/** Deals in later stages have taken longer. */
function leadFor(random: Random, today: string, leads: readonly DemoLead[], stage: number) {
  const latest = addDays(today, isOver(stage) ? -150 : -10)
  const early = leads.filter(({ createdOn }) => createdOn.slice(0, 10) < latest)
  return random.pick(early)
}

/** Begins some time after the lead; closed deals ended before today. */
function times(
  random: Random,
  today: string,
  lead: DemoLead,
  dealStage: number,
  staff: readonly Colleague[],
) {
  const yesterday = addDays(today, -1)
  const isClosed = isOver(dealStage)
  const entered = lead.createdOn.slice(0, 10)
  const recent = addDays(today, -120)
  const since = isClosed || entered > recent ? entered : recent
  const startDate = someDay(random, since, addDays(today, isClosed ? -60 : -4))
  const createdById = colleagueOn(random, startDate, staff).id
  const noon = officeHour(random, startDate)
  const createdOn = noon > lead.createdOn ? noon : lead.createdOn
  const closed = earlier(addDays(startDate, random.int(20, 160)), yesterday)
  const changed = isClosed ? closed : someDay(random, startDate, yesterday)
  const noted = officeHour(random, changed)
  const stamps = { createdOn, createdById, modifiedById: colleagueOn(random, changed, staff).id }
  const modifiedOn = noted > createdOn ? noted : createdOn
  return { startDate, endDate: isClosed ? closed : null, yesterday, ...stamps, modifiedOn }
}

type Begun = ReturnType<typeof times> & {
  id: number
  dealType: number
  dealStage: number
  object: DemoObject
  lead: DemoLead
}

function agreed(random: Random, { object, lead, yesterday, ...begun }: Begun) {
  const { dealType, dealStage, startDate, endDate } = begun
  const isRent = dealType === dealTypes.rent
  const askingPrice = isRent ? object.rentPrice : object.salePrice
  const hasPrice = dealStage > 1 && dealStage !== lost
  const step = isRent ? 10 : 500
  const rebate = random.int(0, 9) / 100
  const hasDeposit = hasPrice || (dealStage === lost && random.chance(0.3))
  const rentStart = isRent && hasPrice ? addDays(endDate ?? startDate, random.int(5, 40)) : null
  const years = random.pick([1, 2, 3])
  const price =
    hasPrice && askingPrice ? Math.round((askingPrice * (1 - rebate)) / step) * step : null
  return {
    ...begun,
    objectId: object.id,
    demandId: lead.id,
    askingPrice,
    price,
    comission: comissionOf(dealType, price),
    deposit: hasDeposit ? depositOf(isRent, price ?? askingPrice) : null,
    dateOfDeposit: hasDeposit
      ? earlier(addDays(startDate, random.int(3, 15)), endDate ?? yesterday)
      : null,
    contractDurationMonths: !isRent && hasPrice ? random.pick([2, 3, 4, 6]) : null,
    rentStart,
    rentExpiration: rentStart && addDays(rentStart, years * 365),
  }
}

/** Two months' rent, or a tenth of the price rounded to hundreds. */
const depositOf = (isRent: boolean, price: number | null): number | null =>
  price && (isRent ? 2 * price : Math.round(price / 1000) * 100)

/** Two per cent of a sale or a month's rent, plus tax. */
function comissionOf(dealType: number, price: number | null): number | null {
  const share = dealType === dealTypes.rent ? 1.24 : 0.02 * 1.24
  return price === null ? null : Math.round(price * share * 100) / 100
}

type Trade = 'lawer' | 'notary' | 'civilEngeneer'
type Trades = Record<Trade, number[]>

function tradesOf(accounts: readonly DemoAccount[]): Trades {
  const those = (is: (one: DemoAccount) => boolean) =>
    accounts.filter((one) => one.isProfessional && !one.deletedOn && is(one)).map(({ id }) => id)
  return {
    lawer: those((one) => one.isLawyer || one.isAttorney),
    notary: those((one) => one.isNotary),
    civilEngeneer: those((one) => one.isConstructionEngineer),
  }
}

/** Sales involve more people than rents, and later stages more than early ones. */
function parts(
  random: Random,
  { id: dealId, dealType, dealStage }: DemoDeal,
  lead: DemoLead,
  owner: number | undefined,
  trades: Trades,
) {
  const isFar = dealType === dealTypes.sale && dealStage > 2 && dealStage !== lost
  const someone = (trade: Trade, often: number) =>
    isFar && trades[trade].length > 0 && random.chance(often) ? [random.pick(trades[trade])] : []
  return [
    ...(owner && owner !== lead.accountId ? [[owner, dealRelations.seller]] : []),
    [lead.accountId, dealRelations.buyer],
    ...someone('lawer', 0.85).map((one) => [one, dealRelations.lawer]),
    ...someone('notary', 0.9).map((one) => [one, dealRelations.notary]),
    ...someone('civilEngeneer', 0.7).map((one) => [one, dealRelations.civilEngeneer]),
  ].map(([accountId, relation], position) => ({
    dealId,
    accountId: accountId!,
    relation: relation!,
    position,
  }))
}
