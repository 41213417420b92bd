// Activities of an object: done, planned, or notes.

import { addDays } from '#kit/clock.ts'
import { objectActivityTexts } from '../data/objectNotes.ts'
import type { DemoActivity } from '../activities.ts'
import { workingDay } from '../days.ts'
import type { Colleague } from '../people/employees.ts'
import type { Random } from '../random.ts'
import { colleagueOn, officeHour, someDay } from '../stamps.ts'
import type { ObjectWithContext } from './objects.ts'

export type ObjectActivity = DemoActivity & { objectId: number }

const COUNT = 420

/** @param firstId id of the first activity */
export function objectActivities(
  random: Random,
  today: string,
  known: readonly ObjectWithContext[],
  staff: readonly Colleague[],
  firstId: number,
): ObjectActivity[] {
  const present = known.filter(({ object, state }) => !object.deletedOn && state !== 'minimal')
  return Array.from({ length: COUNT }, () => activity(random, today, random.pick(present), staff))
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((made, at) => ({ ...made, id: firstId + at }))
}

function activity(
  random: Random,
  today: string,
  { object, owner }: ObjectWithContext,
  staff: readonly Colleague[],
): Omit<ObjectActivity, 'id'> {
  const category = random.weighted({ viewing: 50, call: 20, meeting: 15, undefined: 15 })
  const entered = object.createdOn.slice(0, 10)
  const created = someDay(random, entered, addDays(today, -1))
  const createdOn = created === entered ? object.createdOn : officeHour(random, created)
  const writer = colleagueOn(random, created, staff)
  const isNote = category === 'undefined'
  const isPlanned = !isNote && created > addDays(today, -14) && random.chance(0.5)
  const day = isPlanned ? workingDay(addDays(today, random.int(1, 20))) : created
  // Activities planned for the day of their entry are after office hours.
  const hour = isPlanned ? random.int(10, 19) : 19
  const date = isNote ? null : `${day}T${hour}:${random.pick(['00', '15', '30'])}:00`
  const done = isNote ? null : !isPlanned
  const doneDate = done ? date : null
  const modifiedOn = doneDate ? `${doneDate}.000Z` : createdOn
  return {
    category,
    done,
    date,
    doneDate,
    createdOn,
    modifiedOn,
    description: random.pick(objectActivityTexts[writer.language][category]),
    createdById: writer.id,
    modifiedById: writer.id,
    objectId: object.id,
    accountIds: random.chance(0.6) ? [owner.id] : [],
    assignedIds: isNote ? [] : [writer.id],
  }
}
