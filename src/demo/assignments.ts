import { addDays } from '#kit/clock.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import { worksHereOn } from './people/employees.ts'
import type { Colleague } from './people/employees.ts'
import type { Random } from './random.ts'
import { officeHour, someDay } from './stamps.ts'

export type DemoAssignment = {
  parentId: number
  accountId: number
  createdOn: string
  createdById: number
}

/** Assigns one or two current employees to most owners and clients. */
export function assignments(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): DemoAssignment[] {
  const present = staff.filter(worksHereOn(today))
  return accounts
    .filter((one) => (one.isOwner || one.isClient) && !one.deletedOn && random.chance(0.68))
    .flatMap((one) =>
      random.sample(present, random.chance(0.15) ? 2 : 1).map((colleague) => {
        const entered = one.createdOn.slice(0, 10)
        const since = colleague.startDate > entered ? colleague.startDate : entered
        const day = someDay(random, since, addDays(today, -1))
        const createdOn = officeHour(random, day)
        return {
          parentId: one.id,
          accountId: colleague.id,
          createdOn: createdOn > one.createdOn ? createdOn : one.createdOn,
          createdById: random.chance(0.5) ? 1 : colleague.id,
        }
      }),
    )
}
