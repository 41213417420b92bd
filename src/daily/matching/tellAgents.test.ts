import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newestAlertIn } from '#app/testing/newestAlertIn.ts'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { tellOfOffers } from './tellAgents.store.ts'
import { addMatchingLead, addMatchingObject } from './testing/addMatching.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => sql`TRUNCATE "lead", "object", "alert", "mailQueue" CASCADE`.execute(app.db))

const minutesPass = () =>
  sql`UPDATE "objectOffer" SET "tellOn" = "tellOn" - interval '11 minutes'`.execute(app.db)
const run = () => tellOfOffers(app.db, app, 100)
const later = async () => {
  await minutesPass()
  return run()
}
const alerts = async () =>
  (await app.call('POST', '/api/alert/list', { payload: { sortBy: 'id' } })).json().items as {
    content: string
    source: string
    id: number
  }[]
/** Each alert's lines about agents. */
const contents = async () =>
  (await alerts()).map(({ content }) => content.split(' · ')[1]!.split('\n').slice(0, -1))
const save = (id: number, changes: object) =>
  app.call('POST', '/api/object/update', { payload: { id, ...changes } })

async function leadOf(agent: { accountId: number } | null, more: object = {}): Promise<number> {
  const parentId = await addMatchingLead(app, more)
  await unassign(app.db, 'Demand', parentId)
  if (agent)
    await app.db
      .insertInto('assignment')
      .values({ parentKind: 'Demand', parentId, accountId: agent.accountId })
      .execute()
  return parentId
}

describe('a new object', () => {
  test('is told in one alert that names each agent, however many of their leads it fits', async () => {
    for (let n = 0; n < 3; n++) await leadOf(app.employee)
    await leadOf(app.admin)
    await leadOf(null)
    await leadOf(app.admin, { stage: 7 })
    await leadOf(app.admin, { purchaseBudgetRangeMax: 105_000 })
    const id = await addMatchingObject(app, { title: 'Flat' })
    expect(await run()).toBe(0)
    expect(await later()).toBe(1)
    expect(await contents()).toEqual([
      [
        'It fits 1 lead of Admin Anna.',
        'It fits 3 leads of Employee Eleni.',
        'It fits 1 lead that nobody looks after.',
      ],
    ])
    const [first] = await alerts()
    expect(first).toMatchObject({ source: 'Matching properties' })
    const opened = (await app.call('GET', `/api/alert/${first!.id}`)).json()
    expect(opened.about).toMatchObject({ entity: 'Object', id, part: 'matching' })
    expect(first!.content).toMatch(/^New: #[0-9A-Z]{4} Flat, 120\u00a0000\u00a0€ · It fits/)
    const inRussian = await newestAlertIn(app, 'ru')
    expect(inRussian.source).toBe('Подходящие объекты')
    expect(inRussian.content).toMatch(
      /^Новый объект: #.*, 120\u00a0000\u00a0€ · \p{Script=Cyrillic}/u,
    )
  })

  test('makes no alert if it fits no lead or is not offered', async () => {
    await leadOf(app.admin, { purchaseBudgetRangeMin: 500_000, purchaseBudgetRangeMax: 600_000 })
    await addMatchingObject(app)
    await addMatchingObject(app, { active: false, salePrice: 550_000 })
    expect(await later()).toBe(1)
    expect(await alerts()).toEqual([])
  })

  test('is told when it becomes active, and not again when it is published', async () => {
    await leadOf(app.admin)
    const id = await addMatchingObject(app, { active: false })
    await later()
    await save(id, { active: true })
    await later()
    expect(await alerts()).toHaveLength(1)
    await save(id, { active: false })
    await save(id, { active: true, publishRequested: true })
    await later()
    expect(await alerts()).toHaveLength(1)
  })

  test('waits until the price has not changed for a while, as while someone types it', async () => {
    await leadOf(app.admin)
    const id = await addMatchingObject(app, { salePrice: 12 })
    await sql`UPDATE "objectOffer" SET "tellOn" = "tellOn" - interval '9 minutes'`.execute(app.db)
    await save(id, { salePrice: 120_000 })
    await sql`UPDATE "objectOffer" SET "tellOn" = "tellOn" - interval '9 minutes'`.execute(app.db)
    expect(await run()).toBe(0)
    expect(await later()).toBe(1)
    expect((await alerts())[0]!.content).toContain('120\u00a0000\u00a0€')
  })
})

describe('a change of the price', () => {
  test('to a lower price tells only about leads that did not fit before', async () => {
    await leadOf(app.admin, { purchaseBudgetRangeMax: 200_000 })
    await leadOf(app.employee, { purchaseBudgetRangeMax: 130_000 })
    const id = await addMatchingObject(app, { salePrice: 180_000 })
    await later()
    expect(await contents()).toEqual([['It fits 1 lead of Admin Anna.']])
    await save(id, { salePriceWithDiscount: 140_000 })
    expect(await later()).toBe(1)
    expect(await contents()).toEqual([
      ['It fits 1 lead of Admin Anna.'],
      ['It fits 1 lead of Employee Eleni.'],
    ])
    expect((await alerts())[1]!.content).toMatch(/^Cheaper now: #/)
  })

  test('to a higher price or back to a price already told tells nobody', async () => {
    await leadOf(app.admin, { purchaseBudgetRangeMax: 200_000 })
    const id = await addMatchingObject(app)
    await later()
    for (const salePrice of [140_000, 120_000, 150_000, 120_000]) {
      await save(id, { salePrice })
      expect(await later()).toBe(0)
    }
    expect(await alerts()).toHaveLength(1)
  })
})

test('two servers at once tell once', async () => {
  await leadOf(app.admin)
  for (let n = 0; n < 6; n++) await addMatchingObject(app)
  await minutesPass()
  const told = await Promise.all([run(), run(), run()])
  expect(told.reduce((sum, each) => sum + each)).toBe(6)
  expect(await alerts()).toHaveLength(6)
  expect(await run()).toBe(0)
})

test('branch employees, who see no alerts, get a task and an e-mail', async () => {
  await leadOf(app.branchEmployee)
  // Branch employees may not see leads of employees.
  await leadOf(app.branchEmployee, { accountId: app.employee.accountId })
  const id = await addMatchingObject(app)
  await later()
  expect(await alerts()).toEqual([])
  const { rows } = await sql<{ to: string; text: string }>`
    SELECT "to", "text" FROM "mailQueue"`.execute(app.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ to: app.branchEmployee.username })
  expect(rows[0]!.text).toContain('It fits 1 lead of Branch Boris.')
  expect(rows[0]!.text).toContain(`http://estia.test/Objects/View/${id}`)
  const actions = await app.call('POST', '/api/activity/actions', {
    payload: {},
    as: app.branchEmployee,
  })
  expect(actions.json().items[0].description).toContain('It fits 1 lead of Branch Boris.')
})

test('an object that fails does not hold up others', async () => {
  await leadOf(app.admin)
  const broken = await addMatchingObject(app)
  await addMatchingObject(app)
  await minutesPass()
  await sql`ALTER TABLE "objectTold" ADD CONSTRAINT "broken" CHECK ("objectId" <> ${sql.lit(broken)})`.execute(
    app.db,
  )
  await expect(run()).rejects.toThrow('some objects were not told of')
  expect(await alerts()).toHaveLength(1)
  await sql`ALTER TABLE "objectTold" DROP CONSTRAINT "broken"`.execute(app.db)
  expect(await run()).toBe(1)
  expect(await alerts()).toHaveLength(2)
})
