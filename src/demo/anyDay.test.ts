// The demo agency on unusual days.
// @module-tag faults
import { describe, expect, test } from 'vitest'
import { addDays, inAthens } from '#kit/clock.ts'
import { overdueAfterDays } from '#records/object-keys/objectKeys.contract.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { alerts } from './alerts.ts'
import { generate } from './demoAgency.ts'
import type { DemoObjectLink } from './objects/objectLinks.ts'
import { objectLinks } from './objects/objectLinks.ts'
import { objects } from './objects/objects.ts'
import { colleagues } from './people/employees.ts'
import { seededRandom } from './random.ts'

/** Every instant in it, with its path. */
function instantsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => instantsIn(one, `${path}/${name}`))
}

const paidInAWeek = (links: readonly DemoObjectLink[], today: string) =>
  links.filter(
    ({ relation, startDate, endDate, rentPaymentDay }) =>
      relation === relations.tenant &&
      startDate! <= today &&
      (endDate === null || endDate > addDays(today, 7)) &&
      rentPaymentDay === Number(addDays(today, 7).slice(8)),
  )

describe.each([
  ['2028-02-29', 'a leap day'],
  ['2026-12-31', 'the last day of a year'],
  ['2027-01-01', 'the first'],
  ['2027-03-28', 'the clocks are put forward'],
  ['2026-10-25', 'the clocks are put back'],
  ['2027-05-03', 'Easter Monday'],
  ['2026-11-22', 'a Sunday'],
  ['2026-11-23', 'a Monday'],
])('on %s, %s', (today) => {
  const agency = generate(today)

  test('all accounts exist', () => {
    expect(agency.accounts).toHaveLength(2000)
    expect(agency.reservations).toHaveLength(1200)
    expect(agency.transactions).toHaveLength(6000)
  })

  test('everything was entered before the day began in Greece, so the hour does not matter', () => {
    const late = instantsIn(agency).filter(([, instant]) => inAthens(instant) >= today)
    expect(late).toEqual([])
  })

  test('there are due tasks, unread alerts and open payments', () => {
    const { activities, viewings, reservations, objectKeys } = agency
    expect(activities.filter(({ date }) => date?.startsWith(today)).length).toBe(40)
    expect(viewings.filter(({ dateOfViewing }) => dateOfViewing.startsWith(today)).length).toBe(18)
    expect(agency.alerts.filter(({ readedOn }) => !readedOn).length).toBeGreaterThanOrEqual(7)
    const here = reservations.filter((one) => one.reservationStage === stages.checkedIn)
    expect(here.length).toBeGreaterThan(0)
    const overdue = addDays(today, -overdueAfterDays)
    const away = objectKeys.filter((key) => !key.received && key.givenAway)
    expect(away.filter(({ givenAway }) => givenAway! < overdue).length).toBeGreaterThan(0)
    expect(paidInAWeek(agency.objectLinks, today).length).toBeGreaterThan(0)
  })
})

test('on each day of a leap year a rent is due in a week, and there are alerts to read', () => {
  const start = '2028-01-01'
  const { accounts } = generate(start)
  const known = objects(seededRandom('objects'), start, accounts, colleagues(start))
    .filter(({ object }) => !object.deletedOn)
    .slice(0, 300)
  for (let today = start; today < '2029-01-01'; today = addDays(today, 1)) {
    const links = objectLinks(seededRandom('links'), today, known, accounts)
    expect(paidInAWeek(links, today).length).toBeGreaterThan(0)
    const told = alerts(seededRandom('alerts'), today, accounts, colleagues(today))
    expect(told.filter(({ readedOn }) => !readedOn).length).toBeGreaterThanOrEqual(7)
  }
}, 60_000)
