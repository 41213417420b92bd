import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addMatchingObject, kalamaria } from '#daily/matching/testing/addMatching.ts'
import type { DuplicateRow } from './duplicates.contract.ts'
import { mostShared } from './duplicates.contract.ts'
import { LeaseLost } from '#kit/jobs/lease.ts'
import { findDuplicates } from './find/findDuplicates.ts'
import { forgetWaits } from './find/runState.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "duplicatePair", "duplicateKey", "duplicateRun", "duplicateSkipped"`.execute(
    app.db,
  )
  const kept = [app.admin, app.employee, app.branchEmployee, app.client].map(
    ({ accountId }) => accountId,
  )
  await sql`UPDATE "account" SET "deletedOn" = now() WHERE "deletedOn" IS NULL AND "id" <> ALL (${kept}::integer[])`.execute(
    app.db,
  )
  await sql`UPDATE "object" SET "deletedOn" = now() WHERE "deletedOn" IS NULL`.execute(app.db)
})

const post = async (url: string, payload: object, as?: Person) => {
  const answer = await app.call('POST', url, { payload, ...(as && { as }) })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.anything()])
  return answer.body ? answer.json() : undefined
}
const add = async (more: object): Promise<number> => (await post('/api/account/add', more)).id
const save = (id: number, changes: object) => post('/api/account/update', { id, ...changes })
const openRuns = async () =>
  (await sql`SELECT "kind" FROM "duplicateRun" WHERE "finishedOn" IS NULL`.execute(app.db)).rows
/** Simulates the time until the next try of runs without a worker. */
const forgetLeases = () => sql`UPDATE "duplicateRun" SET "workerUntil" = NULL`.execute(app.db)
const night = () => findDuplicates(app.db, { restHours: 0, batch: 3 })
const list = async (query = '', as?: Person) => {
  const answer = await app.call('GET', `/api/duplicates${query}`, as && { as })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { items: DuplicateRow[]; totalRows: number }
}
const pairs = async (query = '', as?: Person) =>
  (await list(query, as)).items.map(({ low, high }) => [low.id, high.id])
const pairIds = async (query = '') => (await list(query)).items.map(({ id }) => id)
const decide = (ids: number[], decision: string | null, as?: Person) =>
  app.call('POST', '/api/duplicates/decide', { payload: { ids, decision }, ...(as && { as }) })

const greek = { firstName: 'Γεώργιος', lastName: 'Παπαδόπουλος', phone: '6971234567' }
const latin = { firstName: 'Giorgos', lastName: 'Papadopoulos', phone: '+30 697 123 4567' }
const addTwice = async (): Promise<[number, number]> => [await add(greek), await add(latin)]

describe('a pair', () => {
  test('is shown with both records, what they have in common, and why', async () => {
    const [low, high] = await addTwice()
    await add({ firstName: 'Maria', lastName: 'Papadopoulou', phone: '6971234568' })
    await night()
    const { items, totalRows } = await list()
    expect(totalRows).toBe(1)
    expect(items[0]).toMatchObject({
      kind: 'Account',
      low: { id: low },
      high: { id: high },
      decision: null,
      canMerge: true,
      compared: expect.arrayContaining([
        { field: 'phone', low: greek.phone, high: latin.phone, like: 'same' },
        expect.objectContaining({ field: 'name', like: 'same' }),
      ]),
    })
    expect(items[0]!.reasons).toContainEqual({ reason: 'sameMobile', value: '6971234567' })
    expect(items[0]!.score).toBeGreaterThanOrEqual(75)
  })

  test('is found by an initial with the same surname and mobile or e-mail, in any script', async () => {
    const pairOf = async (one: object, other: object) => [await add(one), await add(other)]
    const mobile = { lastName: 'Δοκιμάκης', phone: '6971230001' }
    const same = [
      await pairOf({ ...mobile, firstName: 'Π.' }, { ...mobile, firstName: 'Πέτρος' }),
      await pairOf(
        { firstName: 'П.', lastName: 'Иванов', email: 'ivanov@example.org' },
        { firstName: 'Пётр', lastName: 'Ivanov', email: 'ivanov@example.org' },
      ),
      await pairOf(
        { firstName: 'Θ', lastName: 'Ρήγας', phone: '6971230003' },
        { firstName: 'Theodoros', lastName: 'Rigas', phone: '6971230003' },
      ),
    ]
    // A couple, another initial, and a landline of the family.
    const couple = { lastName: 'Σάββας', phone: '6971230004' }
    await pairOf({ ...couple, firstName: 'Πέτρος' }, { ...couple, firstName: 'Παρασκευή' })
    const others = { lastName: 'Φωκάς', phone: '6971230005' }
    await pairOf({ ...others, firstName: 'Κ.' }, { ...others, firstName: 'Πέτρος' })
    const family = { lastName: 'Βλάχος', phone: '2310230006' }
    await pairOf({ ...family, firstName: 'Π.' }, { ...family, firstName: 'Πέτρος' })
    await night()
    expect((await pairs()).toSorted((a, b) => a[0]! - b[0]!)).toEqual(same)
  })

  test('of objects is found by address and floor in any script', async () => {
    const flat = { locationId: kalamaria, area: 82 }
    const one = await addMatchingObject(app, { ...flat, address: 'Εγνατία 45, 3ος όροφος' })
    const other = await addMatchingObject(app, { ...flat, address: 'ул. Эгнатия 45', floor: 3 })
    await addMatchingObject(app, { ...flat, address: 'Egnatia 45', floor: 4 })
    await night()
    const { items } = await list('?kind=Object')
    expect(items).toMatchObject([{ low: { id: one }, high: { id: other }, canMerge: false }])
    expect(items[0]!.reasons.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['sameAddress', 'sameFloor']),
    )
  })

  test('is listed by kind, score and reason, page by page', async () => {
    await addTwice()
    await add({ ...latin, phone: null, email: 'x@example.com' })
    await add({ firstName: 'Георгий', lastName: 'Пападопулос', email: 'X@example.com' })
    await night()
    const all = await list()
    expect(all.totalRows).toBe(2)
    expect(all.items.map(({ score }) => score)).toEqual(
      all.items.map(({ score }) => score).toSorted((a, b) => b - a),
    )
    expect(await pairIds('?reason=sameEmail')).toHaveLength(1)
    expect(await pairIds('?kind=Object')).toEqual([])
    expect(await pairIds('?leastScore=100')).toEqual([])
    const second = await list('?perPage=1&currentPage=2')
    expect([second.totalRows, second.items.map(({ id }) => id)]).toEqual([2, [all.items[1]!.id]])
  })
})

describe('a decision', () => {
  test('"not the same" lasts until it is taken back', async () => {
    const [, high] = await addTwice()
    await night()
    const [id] = await pairIds()
    expect((await decide([id!], 'notTheSame')).statusCode).toBe(200)
    expect(await pairIds()).toEqual([])
    await save(high, { email: 'giorgos@example.com', city: 'Kavala' })
    await night()
    expect(await pairIds()).toEqual([])
    const { items } = await list('?decision=notTheSame')
    expect(items).toMatchObject([{ id, decidedBy: expect.stringContaining('Admin') }])
    await decide([id!], null)
    expect(await pairIds()).toEqual([id])
  })

  test('is kept while the records are no longer alike, and applies when they are again', async () => {
    const [, high] = await addTwice()
    await night()
    const [id] = await pairIds()
    await decide([id!], 'notTheSame')
    await save(high, { firstName: 'Anna', lastName: 'Nikolaou', phone: '6900000001' })
    await night()
    expect(await pairIds('?decision=notTheSame')).toEqual([])
    await save(high, latin)
    await night()
    expect(await pairIds('?decision=notTheSame')).toEqual([id])
    expect(await pairIds()).toEqual([])
  })

  test('can be left for later, and made for many at once', async () => {
    await addTwice()
    const more = { firstName: 'Nikos', lastName: 'Zafeiriou', email: 'nikos@example.com' }
    await add(more)
    await add(more)
    await night()
    const ids = await pairIds()
    expect(ids).toHaveLength(2)
    await decide(ids, 'later')
    expect(await pairIds()).toEqual([])
    expect(await pairIds('?decision=later')).toHaveLength(2)
    expect((await decide([...ids, 999_999], 'notTheSame')).statusCode).toBe(404)
    expect(await pairIds('?decision=later')).toHaveLength(2)
  })
})

describe('a decision that two are not the same, once one of them is merged into a third', () => {
  // The father, the son, and a duplicate of the son.
  const family = { lastName: 'Papadopoulos', phone: '+30 697 123 4567' }
  const addThree = async () => {
    const father = await add({ ...family, firstName: 'Giorgos' })
    const son = await add({ ...family, firstName: 'Georgios' })
    const again = await add({ ...family, firstName: 'George' })
    await night()
    const { items } = await list()
    const ofTwo = items.find(({ low, high }) => low.id === father && high.id === son)
    expect((await decide([ofTwo!.id], 'notTheSame')).statusCode).toBe(200)
    expect(await pairs()).toHaveLength(2)
    await post('/api/account/merge', { account: { id: again }, duplicateId: son })
    return { father, son, again }
  }

  test('applies to the third, and names who decided', async () => {
    const { father, again } = await addThree()
    await night()
    expect(await pairs()).toEqual([])
    const { items } = await list('?decision=notTheSame')
    expect(items).toMatchObject([
      { low: { id: father }, high: { id: again }, decidedBy: expect.stringContaining('Admin') },
    ])
    await night()
    expect(await pairs()).toEqual([])
  })

  test('is open again with new evidence', async () => {
    const { father, again } = await addThree()
    await night()
    await save(father, { taxNumber: '094014201' })
    await save(again, { taxNumber: '094014201' })
    await night()
    expect(await pairs()).toEqual([[father, again]])
  })

  test('no longer applies to the third when the merge is undone, but still to the original two', async () => {
    const { father, son, again } = await addThree()
    await night()
    await post(`/api/account/unmerge/${son}`, {})
    await night()
    expect(new Set((await pairs()).map(String))).toEqual(
      new Set(
        [
          [father, again],
          [son, again],
        ].map(String),
      ),
    )
  })

  test('can be taken back, and is not carried over again', async () => {
    const { father, again } = await addThree()
    await night()
    const [{ id }] = (await list('?decision=notTheSame')).items as [DuplicateRow]
    await decide([id], null)
    await night()
    expect(await pairs()).toEqual([[father, again]])
  })

  test('also applies to pairs found later, and through two merges', async () => {
    const { father, again } = await addThree()
    await save(again, { firstName: 'Anna', lastName: 'Nikolaou', phone: '6900000001' })
    const last = await add({ firstName: 'Anna', lastName: 'Nikolaou', phone: '6900000001' })
    await post('/api/account/merge', { account: { id: last }, duplicateId: again })
    await night()
    expect(await pairs()).toEqual([])
    await save(last, { ...family, firstName: 'George' })
    await night()
    expect(await pairs()).toEqual([])
    expect(await pairs('?decision=notTheSame')).toEqual([[father, last]])
  })
})

describe('permissions', () => {
  test('a pair is only shown to people who may open both records', async () => {
    const boss = { firstName: 'Petros', lastName: 'Lazaridis', email: 'petros@example.com' }
    await add({ ...boss, isEmploye: true })
    await add(boss)
    await night()
    const [id] = await pairIds()
    expect(await pairs()).toHaveLength(1)
    expect((await list('', app.employee)).items).toMatchObject([{ canMerge: false }])
    expect(await list('', app.branchEmployee)).toEqual({ items: [], totalRows: 0 })
    expect((await decide([id!], 'notTheSame', app.branchEmployee)).statusCode).toBe(404)
    const refused = await app.call('GET', '/api/duplicates', { as: app.client })
    expect(refused.statusCode).toBe(403)
  })

  test("an account's possible duplicates are listed", async () => {
    const [low, high] = await addTwice()
    await night()
    const answer = await app.call('GET', `/api/duplicates/account/${high}`)
    expect(answer.json().items).toMatchObject([{ id: low }])
  })
})

describe('a pair vanishes', () => {
  test('when the accounts are merged, and comes back when they are split', async () => {
    const [low, high] = await addTwice()
    await night()
    await post('/api/account/merge', { account: { id: low }, duplicateId: high })
    expect(await pairs()).toEqual([])
    await night()
    await post(`/api/account/unmerge/${high}`, {})
    await night()
    expect(await pairs()).toEqual([[low, high]])
  })

  test('when a record is deleted or changed', async () => {
    const [, high] = await addTwice()
    await night()
    await app.call('DELETE', `/api/account/${high}`)
    expect(await pairs()).toEqual([])
    const again = await add(latin)
    await night()
    expect(await pairs()).toHaveLength(1)
    await save(again, { firstName: 'Anna', lastName: 'Nikolaou' })
    await night()
    expect(await pairs()).toEqual([])
  })

  test('but not when an unrelated record changes', async () => {
    const [low, high] = await addTwice()
    const other = await add({ firstName: 'Anna', lastName: 'Nikolaou' })
    await night()
    await save(other, { city: 'Kavala' })
    await night()
    expect(await pairs()).toEqual([[low, high]])
  })
})

describe('a run', () => {
  test('compares new records with all existing ones', async () => {
    const low = await add(greek)
    await night()
    // Existing records have not changed for a long time.
    await sql`UPDATE "account" SET "modifiedOn" = now() - interval '3 days'`.execute(app.db)
    const high = await add(latin)
    await night()
    expect(await pairs()).toEqual([[low, high]])
  })

  test('interrupted after any step continues, and finds each pair once', async () => {
    await addTwice()
    await addTwice()
    const expected = 6
    let starts = 0
    const cutOff = () => {
      throw new LeaseLost()
    }
    do {
      starts++
      await forgetLeases()
      await findDuplicates(app.db, { batch: 1, afterStep: cutOff })
    } while ((await openRuns()).length > 0)
    expect(starts).toBeGreaterThan(8)
    const found = (await pairs()).map(String)
    expect(found).toHaveLength(expected)
    expect(new Set(found).size).toBe(expected)
  })

  test('that keeps failing is given up for the night with an alert, and does not hold up other kinds', async () => {
    await addTwice()
    await sql
      .raw(`
        CREATE FUNCTION "poison"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'poisoned key' USING ERRCODE = 'XX001'; END $$;
        CREATE TRIGGER "poison" BEFORE INSERT ON "duplicateKey" FOR EACH ROW EXECUTE FUNCTION "poison"()`)
      .execute(app.db)
    let told = 0
    const tell = async () => void told++
    for (let each = 0; each < 3; each++) {
      expect(told).toBe(0)
      await forgetLeases()
      await expect(findDuplicates(app.db, { tell })).rejects.toThrow('poisoned key')
      expect(await openRuns()).toEqual([{ kind: 'Account' }])
    }
    expect(told).toBe(1)
    // It waits for the next night, or until somebody starts it.
    await findDuplicates(app.db)
    expect((await app.call('GET', '/api/duplicates/lastRun')).json()).toMatchObject({
      isGivenUp: true,
    })
    await sql.raw(`DROP FUNCTION "poison" CASCADE`).execute(app.db)
    await forgetWaits(app.db)
    await findDuplicates(app.db)
    expect((await app.call('GET', '/api/duplicates/lastRun')).json()).toMatchObject({
      isGivenUp: false,
    })
    expect(await openRuns()).toEqual([])
    expect(await pairs()).toHaveLength(1)
  })

  test('on several servers at once finds each pair once', async () => {
    await addTwice()
    await Promise.all([1, 2, 3].map(() => findDuplicates(app.db, { restHours: 0, batch: 1 })))
    expect(await pairs()).toHaveLength(1)
  })

  test('skips keys that too many records share, and reports their number', async () => {
    const phone = '2310999888'
    await sql`
      INSERT INTO "account" ("firstName", "lastName", "phone")
      SELECT 'Anna', 'Client' || chr(97 + n % 26) || chr(97 + n / 26), ${phone} FROM generate_series(0, ${mostShared}) AS n`.execute(
      app.db,
    )
    await night()
    const run = (await app.call('GET', '/api/duplicates/lastRun')).json()
    expect(run.skipped).toContainEqual({ key: 'phone', count: 1 })
    expect(run.finishedOn).not.toBeNull()
    await sql`UPDATE "account" SET "phone" = NULL, "modifiedOn" = now() WHERE "phone" = ${phone} AND "lastName" < 'Clientm'`.execute(
      app.db,
    )
    await night()
    expect((await app.call('GET', '/api/duplicates/lastRun')).json().skipped).not.toContainEqual(
      expect.objectContaining({ key: 'phone' }),
    )
  })

  test('keeps no data about erased or deleted people', async () => {
    const [, high] = await addTwice()
    await night()
    await app.call('DELETE', `/api/account/${high}`)
    await night()
    const { rows } = await sql`SELECT FROM "duplicateKey" WHERE "recordId" = ${high}`.execute(
      app.db,
    )
    expect(rows).toEqual([])
    expect((await sql`SELECT FROM "duplicatePair"`.execute(app.db)).rows).toEqual([])
  })
})
