// Calls, meetings, viewings and notes: done, overdue, due today, planned, or not an action.

import { addDays } from '#kit/clock.ts'
import { activityTexts } from './data/activityTexts.ts'
import { regions } from './data/places.ts'
import { streetIn, townIn } from './data/townNames.ts'
import { earlier, workingDay } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import { worksHereOn } from './people/employees.ts'
import type { Colleague, WrittenLanguage } from './people/employees.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour, someDay } from './stamps.ts'

export type DemoActivity = {
  id: number
  category: 'undefined' | 'call' | 'meeting' | 'viewing'
  description: string
  done: boolean | null
  date: string | null
  doneDate: string | null
  createdOn: string
  createdById: number
  modifiedOn: string
  modifiedById: number
  accountIds: number[]
  assignedIds: number[]
}

const shares = { done: 940, note: 330, planned: 130, overdue: 60, today: 40 } as const
type Timing = keyof typeof shares

export function activities(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): DemoActivity[] {
  const known = accounts.filter((one) => !one.deletedOn && !one.isEmploye && !one.isSource)
  const timings = Object.entries(shares).flatMap(([timing, count]) =>
    Array.from({ length: count }, () => timing as Timing),
  )
  return timings
    .map((timing) => activity(random, today, timing, known, staff))
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((made, at) => ({ ...made, id: at + 1 }))
}

function activity(
  random: Random,
  today: string,
  timing: Timing,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): Omit<DemoActivity, 'id'> {
  const account = random.pick(accounts)
  const created = createdDay(random, today, timing, account.createdOn.slice(0, 10))
  const writer = colleagueOn(random, created, staff)
  const createdOn =
    created === account.createdOn.slice(0, 10) ? account.createdOn : officeHour(random, created)
  const category =
    timing === 'note' ? 'undefined' : random.weighted({ call: 45, meeting: 25, viewing: 30 })
  const date = plannedDate(random, today, timing, created)
  const doneDate = timing === 'done' && date !== null ? doneOn(random, today, date) : null
  const helpers = staff.filter(worksHereOn(date?.slice(0, 10) ?? created))
  const modifiedOn = doneDate === null ? createdOn : laterOf(createdOn, `${doneDate}.000Z`)
  return {
    category,
    description: description(random, category, writer.language),
    done: timing === 'note' ? null : timing === 'done',
    date,
    doneDate,
    createdOn,
    createdById: writer.id,
    modifiedOn,
    modifiedById: writer.id,
    accountIds: linked(random, account, accounts, created),
    assignedIds: timing === 'note' ? [] : assigned(random, writer, helpers),
  }
}

function createdDay(random: Random, today: string, timing: Timing, since: string): string {
  const yesterday = addDays(today, -1)
  if (timing === 'done')
    return someDay(random, since, addDays(today, -8) > since ? addDays(today, -8) : since)
  if (timing === 'note') return someDay(random, since, yesterday)
  const recent = addDays(today, timing === 'overdue' ? -45 : -20)
  return someDay(random, recent > since ? recent : since, yesterday)
}

function plannedDate(random: Random, today: string, timing: Timing, created: string) {
  if (timing === 'note') return null
  const day = {
    done: () => earlier(workingDay(addDays(created, random.int(1, 6))), addDays(today, -1)),
    overdue: () => earlier(addDays(created, random.int(1, 5)), addDays(today, -1)),
    today: () => today,
    planned: () => workingDay(addDays(today, 1 + Math.floor(45 * random.next() ** 1.8))),
  }[timing]()
  const minutes = random.pick(['00', '15', '30', '45'])
  // Activities planned for the day of their entry are after office hours.
  const hour = day === created ? 19 : random.int(9, 19)
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}:00`
}

/** As planned or a day late, but before today. */
function doneOn(random: Random, today: string, date: string): string {
  const day = addDays(date.slice(0, 10), random.chance(0.8) ? 0 : 1)
  return day < today ? day + date.slice(10) : date
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

/** The account itself, sometimes with one or two more that existed by then. */
function linked(
  random: Random,
  account: DemoAccount,
  accounts: readonly DemoAccount[],
  day: string,
): number[] {
  const more = random.weighted({ none: 78, one: 17, two: 5 })
  const others = more === 'none' ? [] : [random.pick(accounts), random.pick(accounts)]
  const present = others.slice(0, more === 'one' ? 1 : 2).filter((one) => one.createdOn < day)
  return [...new Set([account.id, ...present.map(({ id }) => id)])]
}

function assigned(random: Random, writer: Colleague, helpers: readonly Colleague[]): number[] {
  const first = helpers.includes(writer) && random.chance(0.75) ? writer : random.pick(helpers)
  const second = random.chance(0.2) ? [random.pick(helpers)] : []
  return [...new Set([first, ...second].map(({ id }) => id))]
}

function description(
  random: Random,
  category: DemoActivity['category'],
  language: WrittenLanguage,
): string {
  const texts: readonly string[] = activityTexts[language][category]
  const town = random.pick(regions[random.pick(['thessaloniki', 'halkidiki'] as const)])
  const price = `${random.int(9, 96) * 5}\u00a0000\u00a0€`
  return random
    .pick(texts)
    .replace('{town}', townIn(language, town.city))
    .replace('{street}', `${streetIn(language, random.pick(town.streets))} ${random.int(1, 120)}`)
    .replace('{price}', price)
    .replace('{hour}', `${random.int(9, 19)}:${random.pick(['00', '30'])}`)
}
