// Creation and last modification of an account.

import { addDays } from '#kit/clock.ts'
import { daysBetween, instant, workingDay } from './days.ts'
import type { Stamps } from './people/demoAccount.ts'
import { worksHereOn } from './people/employees.ts'
import type { Colleague } from './people/employees.ts'
import type { Random } from './random.ts'

/** The oldest records are four years old, the newest from yesterday. */
export const BOOK_DAYS = 1460

/** A random day between two days except Sundays; later days are more likely. */
export function someDay(random: Random, from: string, to: string): string {
  const span = Math.max(0, daysBetween(from, to))
  const day = workingDay(addDays(to, -Math.floor((span + 1) * random.next() ** 1.3)))
  return day > to ? to : day
}

/** A moment within office hours, 9 to 18 in Greece. */
export const officeHour = (random: Random, date: string) =>
  instant(date, random.int(7 * 60, 15 * 60 + 50), random.int(0, 59))

export function colleagueOn(random: Random, date: string, staff: readonly Colleague[]): Colleague {
  const present = staff.filter(worksHereOn(date))
  return random.pick(present.length > 0 ? present : staff)
}

export function stamps(random: Random, today: string, staff: readonly Colleague[], from?: string) {
  const yesterday = addDays(today, -1)
  const created = someDay(random, from ?? addDays(today, -BOOK_DAYS), yesterday)
  const createdOn = officeHour(random, created)
  const createdById = colleagueOn(random, created, staff).id
  const untouched: Stamps = {
    createdOn,
    createdById,
    modifiedOn: createdOn,
    modifiedById: createdById,
    deletedOn: null,
    deletedById: null,
  }
  if (created >= yesterday || random.chance(0.3)) return untouched
  const modified = someDay(random, addDays(created, 1), yesterday)
  const by = random.chance(0.4) ? createdById : colleagueOn(random, modified, staff).id
  const stillHere = staff.filter(worksHereOn(modified)).some(({ id }) => id === by)
  const modifiedById = stillHere ? by : colleagueOn(random, modified, staff).id
  return { ...untouched, modifiedOn: officeHour(random, modified), modifiedById }
}
