// Assigns mostly one current employee to each object.

import { addDays } from '#kit/clock.ts'
import type { DemoAssignment } from '../assignments.ts'
import { worksHereOn } from '../people/employees.ts'
import type { Colleague } from '../people/employees.ts'
import type { Random } from '../random.ts'
import { officeHour, someDay } from '../stamps.ts'
import type { ObjectWithContext } from './objects.ts'

export function objectAssignments(
  random: Random,
  today: string,
  known: readonly ObjectWithContext[],
  staff: readonly Colleague[],
): DemoAssignment[] {
  const present = staff.filter(worksHereOn(today))
  return known
    .filter(({ object, state }) => !object.deletedOn && state !== 'minimal' && random.chance(0.6))
    .flatMap(({ object }) =>
      random.sample(present, random.chance(0.12) ? 2 : 1).map((colleague) => {
        const entered = object.createdOn.slice(0, 10)
        const since = colleague.startDate > entered ? colleague.startDate : entered
        const createdOn = officeHour(random, someDay(random, since, addDays(today, -1)))
        return {
          parentId: object.id,
          accountId: colleague.id,
          createdOn: createdOn > object.createdOn ? createdOn : object.createdOn,
          createdById: colleague.id,
        }
      }),
    )
}
