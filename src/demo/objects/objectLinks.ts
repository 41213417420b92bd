// Owners, buyers and tenants of each object, current and former.

import { addDays } from '#kit/clock.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import type { DemoAccount, Stamps } from '../people/demoAccount.ts'
import type { Random } from '../random.ts'
import type { ObjectWithContext } from './objects.ts'

export type DemoObjectLink = Omit<Stamps, 'deletedOn' | 'deletedById'> & {
  id: number
  objectId: number
  accountId: number
  relation: number
  startDate: string | null
  endDate: string | null
  price: number | null
  rentPaymentDay: number | null
}

type Part = Pick<DemoObjectLink, 'accountId' | 'relation'> & Partial<DemoObjectLink>
type People = Readonly<Record<'owners' | 'clients' | 'lawyers' | 'partners', DemoAccount[]>>

const others = { representative: 3, caretaker: 5, partner: 6, lawyer: 8 } as const

export function objectLinks(
  random: Random,
  today: string,
  known: readonly ObjectWithContext[],
  accounts: readonly DemoAccount[],
): DemoObjectLink[] {
  const present = accounts.filter((one) => !one.deletedOn)
  const people: People = {
    owners: present.filter((one) => one.isOwner),
    clients: present.filter((one) => one.isClient && !one.isOwner),
    lawyers: present.filter((one) => one.isLawyer || one.isAttorney),
    partners: present.filter((one) => one.isPartnerRealEstate),
  }
  const links = known
    .flatMap((one) => linksOf(random, today, one, people))
    .map((link, at) => ({ ...link, id: at + 1 }))
  return withRentSoon(links, today, known)
}

/** The first reminder of a rent is sent this many days ahead. */
const REMINDED_BEFORE = 7

/** One tenant's rent is due in a week, so that there is a rent reminder today. */
function withRentSoon(links: DemoObjectLink[], today: string, known: readonly ObjectWithContext[]) {
  const payDay = addDays(today, REMINDED_BEFORE)
  const deleted = new Set(known.flatMap(({ object }) => (object.deletedOn ? [object.id] : [])))
  const tenancy = links.find(
    ({ objectId, relation, startDate, endDate }) =>
      relation === relations.tenant &&
      !deleted.has(objectId) &&
      startDate! <= today &&
      (endDate === null || endDate > payDay),
  )
  if (!tenancy) throw new Error(`The demo agency has no tenant on ${today}`)
  return links.map((link) =>
    link === tenancy ? { ...link, rentPaymentDay: Number(payDay.slice(8)) } : link,
  )
}

function linksOf(random: Random, today: string, one: ObjectWithContext, people: People) {
  const parts = [
    ...ownership(random, today, one, people),
    ...tenancies(random, today, one, people),
    ...stays(random, today, one, people),
    ...helpers(random, one, people),
  ]
  const { id: objectId, createdOn, createdById } = one.object
  // Nobody is linked to an object twice.
  const first = parts.filter(
    (part, at) => parts.findIndex(({ accountId }) => accountId === part.accountId) === at,
  )
  return first.map((part) => {
    const since = part.startDate && part.startDate < today ? `${part.startDate}T10:00:00.000Z` : ''
    const entered = since > createdOn ? since : createdOn
    return {
      startDate: null,
      endDate: null,
      price: null,
      rentPaymentDay: null,
      objectId,
      createdOn: entered,
      createdById,
      modifiedOn: entered,
      modifiedById: createdById,
      ...part,
    }
  })
}

function ownership(
  random: Random,
  today: string,
  { object, state, owner }: ObjectWithContext,
  people: People,
) {
  if (state === 'minimal' && random.chance(0.4)) return []
  const bought = random.chance(0.4) ? addDays(today, -random.int(1600, 9000)) : null
  const price = object.salePriceWithDiscount ?? object.salePrice
  const soldOn =
    state === 'soldRecently'
      ? addDays(today, -random.int(3, 110))
      : state === 'sold'
        ? addDays(today, -random.int(200, 1400))
        : null
  const { owner: ownerRelation, buyer } = relations
  const owned = { relation: ownerRelation, startDate: bought, endDate: soldOn }
  const both = random.chance(0.12) ? [owner, random.pick(people.owners)] : [owner]
  return [
    ...both.map(({ id }): Part => ({ accountId: id, ...owned })),
    ...(soldOn === null ? [] : [sale(random.pick(people.clients), buyer, soldOn, price)]),
  ]
}

const sale = (
  { id }: DemoAccount,
  relation: number,
  startDate: string,
  price: number | null,
): Part => ({ accountId: id, relation, startDate, price })

/** Tenants in sequence; the last one is current if the object is rented. */
function tenancies(
  random: Random,
  today: string,
  { object, state }: ObjectWithContext,
  people: People,
) {
  if (state !== 'rented' && !(object.forRent && random.chance(0.45))) return []
  const tenants = random.sample(people.clients, random.int(1, 4))
  let end =
    state === 'rented' ? addDays(today, random.int(40, 900)) : addDays(today, -random.int(10, 200))
  let price = object.rentPriceWithDiscount ?? object.rentPrice
  const parts: Part[] = []
  for (const [at, { id }] of tenants.entries()) {
    const isCurrent = at === 0 && state === 'rented'
    const days = isCurrent ? random.int(920, 1300) : random.int(300, 1100)
    const startDate = addDays(end, -days)
    const isOpen = isCurrent && random.chance(0.35)
    parts.push({
      accountId: id,
      relation: relations.tenant,
      startDate,
      endDate: isOpen ? null : end,
      price,
      rentPaymentDay: random.pick([1, 1, 1, 1, 2, 3, 5, 5, 10, 15, 0, 0, -1, -2]),
    })
    end = addDays(startDate, -random.int(5, 90))
    price = price === null ? null : Math.max(30, Math.round((price * 0.94) / 5) * 5)
  }
  return parts.toReversed()
}

/** Weeks in this and former summers. */
function stays(
  random: Random,
  today: string,
  { object }: ObjectWithContext,
  people: People,
): Part[] {
  if (!object.forShortRent) return []
  const year = Number(today.slice(0, 4))
  return random.sample(people.clients, random.int(0, 5)).map(({ id }, at) => {
    const isNow = at === 0 && random.chance(0.25)
    const summer = `${year - random.int(0, 3)}-0${random.int(5, 9)}-${String(random.int(1, 28)).padStart(2, '0')}`
    const startDate = isNow ? addDays(today, -random.int(0, 4)) : summer
    const nights = random.int(5, 21)
    return {
      accountId: id,
      relation: relations.shortTermTenant,
      startDate,
      endDate: addDays(startDate, nights),
      price: object.shortRentPrice === null ? null : object.shortRentPrice * nights,
    }
  })
}

function helpers(
  random: Random,
  { state }: ObjectWithContext,
  { lawyers, partners, owners }: People,
): Part[] {
  if (state === 'minimal' || !random.chance(0.16)) return []
  const name = random.pick(['representative', 'caretaker', 'partner', 'lawyer'] as const)
  const from = name === 'lawyer' ? lawyers : name === 'partner' ? partners : owners
  return from.length === 0 ? [] : [{ accountId: random.pick(from).id, relation: others[name] }]
}
