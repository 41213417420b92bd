// Simulates months or years day by day, with servers that start and stop: each reminder is created
// exactly once.
// @module-tag faults
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { inAthens } from '#kit/clock.ts'
import { isLong } from '#kit/testing/rounds.ts'
import { remindOf } from './remind.store.ts'
import { plusDays, remindersOn } from './testing/rentModel.ts'
import type { Tenancy } from './testing/rentModel.ts'

let app: TestApp
let objects: number[]
beforeAll(async () => {
  app = await testApp()
  objects = []
  for (let at = 0; at < 30; at++)
    objects.push((await app.call('GET', '/api/object/add')).json().id as number)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('reminder').execute()
  await app.db.updateTable('reminderRun').set({ doneTill: null }).execute()
  await app.db.deleteFrom('objectAccount').execute()
  await app.db.deleteFrom('alert').execute()
})

const addTenancies = async (tenancies: readonly Tenancy[]): Promise<number[]> => {
  const rows = tenancies.map(({ start, end, payment }, at) => ({
    objectId: objects[at]!,
    accountId: app.client.accountId,
    relation: at % 3 === 0 ? 7 : 4,
    startDate: start,
    endDate: end,
    rentPaymentDay: payment,
  }))
  const stored = await app.db.insertInto('objectAccount').values(rows).returning('id').execute()
  return stored.map(({ id }) => id)
}

/** As lines, so that a failing diff is readable. */
const line = (id: number, dueDay: string, step: number) => `${id} ${dueDay} ${step}`
async function createdReminders(): Promise<string[]> {
  const rows = await app.db.selectFrom('reminder').selectAll().execute()
  return rows.map(({ recordId, dueDay, step }) => line(recordId, dueDay, step)).sort()
}

/** Expected reminders if a server runs on these days in this order. */
function expected(ids: readonly number[], tenancies: readonly Tenancy[], days: readonly string[]) {
  const lines = new Set<string>()
  let last: string | undefined
  for (const today of days) {
    for (let back = 0; back < 31; back++) {
      const day = plusDays(today, -back)
      if (day < (last ?? today)) break
      tenancies.forEach((tenancy, at) => {
        for (const { dueDay, step } of remindersOn(day, tenancy))
          lines.add(line(ids[at]!, dueDay, step))
      })
    }
    if (last === undefined || today > last) last = today
  }
  return [...lines].sort()
}

const countAlerts = async () =>
  (await app.db.selectFrom('alert').select('id').where('source', '=', 'Rent').execute()).length

const payments = [-31, -28, -3, 0, 1, 15, 29, 31]

// Nine months with both clock changes and 29 February, or two years around them.
const [begin, length, whole] = isLong
  ? [Date.UTC(2027, 0, 1), 731, /^\d+ 2027-0[2-9]|^\d+ 2028-0[1-9]/]
  : [Date.UTC(2027, 8, 1), 274, /^\d+ 2027-1[0-2]|^\d+ 2028-0[1-4]/]
const wholeMonths = isLong ? 17 : 7

test('each tenant gets four reminders of each rent', async () => {
  const tenancies = payments.map((payment) => ({ start: null, end: null, payment }))
  const ids = await addTenancies(tenancies)
  // Runs at all hours, including those of the night when Athens is a day ahead or changes its clocks.
  const days = Array.from({ length }, (_, at) => {
    const instant = new Date(begin + at * 86_400_000 + (((at * 7) % 24) + 0.5) * 3_600_000)
    return inAthens(instant).slice(0, 10)
  })
  for (const day of days) await remindOf(app.db, 'rent', day, app)
  const found = await createdReminders()
  expect(found).toEqual(expected(ids, tenancies, days))
  // The first and last months are cut off, so count only whole ones.
  const ofWholeMonths = found.filter((each) => whole.test(each))
  expect(ofWholeMonths).toHaveLength(payments.length * wholeMonths * 4)
  expect(await countAlerts()).toBe(found.length)
})

const day = fc.integer({ min: -60, max: 460 }).map((days) => plusDays('2027-09-01', days))
const tenancy: fc.Arbitrary<Tenancy> = fc
  .record({
    start: fc.option(day),
    end: fc.option(day),
    payment: fc.integer({ min: -31, max: 31 }),
  })
  .map(({ start, end, payment }) =>
    start && end && end < start ? { start: end, end: start, payment } : { start, end, payment },
  )
/** Hours until the next run; now and then no server runs for days or weeks. */
const pause = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 2, arbitrary: fc.integer({ min: 48, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 600, max: 1000 }) },
)

test('servers start, stop and run concurrently, and no reminder is missed or doubled', async () => {
  const world = fc.record({
    tenancies: fc.array(tenancy, { minLength: 1, maxLength: 12 }),
    pauses: fc.array(pause, { minLength: 30, maxLength: 70 }),
    servers: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(world, async ({ tenancies, pauses, servers }) => {
      await app.db.deleteFrom('reminder').execute()
      await app.db.updateTable('reminderRun').set({ doneTill: null }).execute()
      await app.db.deleteFrom('objectAccount').execute()
      await app.db.deleteFrom('alert').execute()
      const ids = await addTenancies(tenancies)
      let now = Date.UTC(2027, 8, 1)
      const days = pauses.map((hours) =>
        inAthens(new Date((now += hours * 3_600_000))).slice(0, 10),
      )
      for (const today of days)
        await Promise.all(
          Array.from({ length: servers }, () => remindOf(app.db, 'rent', today, app)),
        )
      expect(await createdReminders()).toEqual(expected(ids, tenancies, days))
      expect(await countAlerts()).toBe((await createdReminders()).length)
    }),
    { numRuns: 8 },
  )
})
