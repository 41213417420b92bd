// The demo agency as plain rows: the same day always gives the same agency.

import { addDays } from '#kit/clock.ts'
import { activities } from './activities.ts'
import { alerts } from './alerts.ts'
import { assignments } from './assignments.ts'
import { busyEvening } from './busyEvening.ts'
import { customers, enteredTwice } from './people/customers.ts'
import { remarkablePeople } from './data/remarkablePeople.ts'
import { branches } from './data/staff.ts'
import { closedLeads } from './closedLeads.ts'
import { deals } from './deals.ts'
import { documents } from './documents.ts'
import { draft } from './people/demoAccount.ts'
import type { AccountDraft, DemoAccount, Stamps } from './people/demoAccount.ts'
import { demoFiles } from './demoFiles.ts'
import { colleagues, employees } from './people/employees.ts'
import type { Colleague } from './people/employees.ts'
import { knownClients } from './knownClients.ts'
import { leadActivities } from './leadActivities.ts'
import { leadObjects } from './leadObjects.ts'
import { leads } from './leads.ts'
import { notes } from './notes.ts'
import { objectActivities } from './objects/objectActivities.ts'
import { objectAssignments } from './objects/objectAssignments.ts'
import { objectKeys } from './objects/objectKeys.ts'
import { objectLinks } from './objects/objectLinks.ts'
import { objectPictures } from './objects/objectPictures.ts'
import { objects } from './objects/objects.ts'
import { partners } from './people/partners.ts'
import { seededRandom } from './random.ts'
import type { Random } from './random.ts'
import { demoSignIns } from './signIns.ts'
import { paymentAccounts, payments } from './payments.ts'
import { reservations } from './reservations.ts'
import { selections } from './selections.ts'
import { sources } from './people/sources.ts'
import { specialists } from './people/specialists.ts'
import { BOOK_DAYS, officeHour, stamps } from './stamps.ts'
import { stayCalendars } from './stayCalendars.ts'
import { staySeasons } from './staySeasons.ts'
import { viewings } from './viewings.ts'

const TOTAL = 2000
const SPECIALISTS = 112
const PARTNERS = 78
const TWICE = 14
/** The client who signs in to see a statement. */
const payerId = demoSignIns.find(({ username }) => username === 'owner@example.com')!.accountId

export type DemoAgency = ReturnType<typeof generate>

/** @param today the calendar day, YYYY-MM-DD, that the data are relative to */
export function generate(today: string) {
  const staff = colleagues(today)
  const everybody = allAccounts(today, staff)
  const paying = paymentAccounts(seededRandom('payment accounts'), everybody, payerId)
  const accounts = everybody.map((one) => ({ ...one, hasTransactions: paying.includes(one.id) }))
  const parts = {
    branches,
    accounts,
    leads: leads(seededRandom('leads'), today, accounts, staff),
    activities: activities(seededRandom('activities'), today, accounts, staff),
    alerts: alerts(seededRandom('alerts'), today, accounts, staff),
    assignments: assignments(seededRandom('assignments'), today, accounts, staff),
    files: demoFiles(seededRandom('files'), today, accounts, staff),
  }
  const known = { ...parts, ...allObjects(today, staff, parts) }
  const { objects } = known
  const offered = leadObjects(seededRandom('lead objects'), parts.leads, objects)
  const seen = busyEvening(
    viewings(seededRandom('viewings'), today, parts.leads, objects, staff),
    today,
    known,
    [1, 2], // the administrator and the employee who can sign in
  )
  const stays = reservations(seededRandom('reservations'), today, objects, accounts, staff)
  const next = known.activities.length + known.objectActivities.length + 1
  const planned = leadActivities(seededRandom('lead acts'), today, parts.leads, staff, next)
  const ofLeads = { leadObjects: offered, leadActivities: planned }
  const dealt = deals(seededRandom('deals'), today, known, staff)
  const papers = knownClients(seededRandom('known clients'), today, { ...dealt, accounts }, staff)
  const chosen = selections(
    seededRandom('selections'),
    today,
    { ...known, leadObjects: offered },
    staff,
  )
  const blocked = stayCalendars(seededRandom('stay calendars'), today, stays, staff)
  const kept = documents(seededRandom('documents'), today, staff)
  const paid = payments(seededRandom('payments'), today, paying, known.objectLinks)
  return {
    ...known,
    ...seen,
    ...dealt,
    ...papers,
    ...ofLeads,
    ...chosen,
    ...blocked,
    ...kept,
    ...paid,
    leads: closedLeads(parts.leads, dealt.deals),
    reservations: stays,
    staySeasons: staySeasons(today, objects),
  }
}

function allObjects(
  today: string,
  staff: readonly Colleague[],
  { accounts, activities }: { accounts: readonly DemoAccount[]; activities: readonly unknown[] },
) {
  const random = (part: string) => seededRandom(`objects ${part}`)
  const known = objects(random('themselves'), today, accounts, staff)
  const { keys, periods } = objectKeys(random('keys'), today, known, accounts, staff)
  const next = (rows: readonly unknown[]) => rows.length + 1
  return {
    objects: known.map(({ object }) => object),
    objectLinks: objectLinks(random('links'), today, known, accounts),
    objectKeys: keys,
    objectKeyPeriods: periods,
    objectPictures: objectPictures(random('pictures'), known, staff),
    objectActivities: objectActivities(random('acts'), today, known, staff, next(activities)),
    objectAssignments: objectAssignments(random('people'), today, known, staff),
  }
}

function allAccounts(today: string, staff: readonly Colleague[]): DemoAccount[] {
  const random = seededRandom('accounts')
  const start = addDays(today, -BOOK_DAYS)
  const [payer, ...remarkable] = remarkablePeople.map(draft)
  const first = [
    ...employees(random, today).map((one, at) => onDay(random, one, staff[at]!.startDate, start)),
    onDay(random, payer!, start, addDays(start, 30)),
    ...sources().map((one) => onDay(random, one, start, addDays(start, random.int(0, 300)))),
  ]
  const others = [...remarkable, ...specialists(random, SPECIALISTS), ...partners(random, PARTNERS)]
  const many = customers(random, TOTAL - TWICE - first.length - others.length)
  const entered = [...others, ...enteredTwice(random, many, TWICE)]
  const dated = [
    ...entered.map((one) => withBook(random, today, one, staff)),
    ...many.map((one) => sometimesDeleted(random, withBook(random, today, one, staff))),
  ].sort((a, b) => a.createdOn.localeCompare(b.createdOn))
  return [...first, ...dated].map((one, at) => withDates({ ...one, id: at + 1 }))
}

/** Entered by the administrator on that day, but not before the first records. */
function onDay(random: Random, one: AccountDraft, day: string, notBefore: string) {
  const createdOn = officeHour(random, day > notBefore ? day : notBefore)
  return {
    ...one,
    createdOn,
    createdById: 1,
    modifiedOn: createdOn,
    modifiedById: 1,
    deletedOn: null,
    deletedById: null,
  }
}

function withBook(random: Random, today: string, one: AccountDraft, staff: readonly Colleague[]) {
  const stamped = stamps(random, today, staff)
  const writer = staff.find(({ id }) => id === stamped.createdById)!
  return { ...one, ...stamped, notes: notes(random, one, writer.language) }
}

const sometimesDeleted = <One extends Stamps>(random: Random, one: One): One =>
  random.chance(0.02) ? { ...one, deletedOn: one.modifiedOn, deletedById: one.modifiedById } : one

function withDates(account: DemoAccount): DemoAccount {
  const day = account.createdOn.slice(0, 10)
  const signIn = demoSignIns.find(({ accountId }) => accountId === account.id)
  return {
    ...account,
    isClientDate: account.isClient ? day : null,
    isOwnerDate: account.isOwner ? day : null,
    email: signIn?.username ?? account.email,
  }
}
