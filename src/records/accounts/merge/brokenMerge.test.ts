// A merge writes to a dozen tables. Wherever its connection breaks, no merge is left half done.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await sql`
    CREATE FUNCTION "breakConnection"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`.execute(app.db)
})
afterAll(() => app.close())

let kept: number
let duplicate: number
beforeEach(async () => {
  kept = await addPerson()
  duplicate = await addPerson()
  const payload = { email: `${duplicate}@example.com`, password: 'seven blue bridges 47' }
  await app.call('POST', '/api/account/update', {
    payload: { id: duplicate, email: payload.email },
  })
  const { statusCode } = await app.call('POST', '/api/authenticate/setPassword', { payload })
  if (statusCode !== 200) throw new Error(`No password: ${statusCode}`)
})

/** A client with one of each kind of record that can refer to an account. */
async function addPerson(): Promise<number> {
  const payload = { firstName: 'Elena', lastName: 'Kuznetsova', phone: '1' }
  const { id }: { id: number } = (await app.call('POST', '/api/account/add', { payload })).json()
  const call = (url: string, body: object) => app.call('POST', url, { payload: body })
  const { activityId } = await app.db
    .insertInto('activity')
    .values({ description: 'Rang' })
    .returning('id as activityId')
    .executeTakeFirstOrThrow()
  const link = { activityId, entity: 'Account' as const, entityId: id, position: 0 }
  await app.db.insertInto('activityLink').values(link).execute()
  await app.db.insertInto('activityAssigned').values({ activityId, accountId: id }).execute()
  await app.db.insertInto('lead').values({ accountId: id }).execute()
  const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
  await call('/api/objectAccount/add', { objectId, accountId: id, relation: 1 })
  await app.db
    .insertInto('file')
    .values({
      systemName: `${'f'.repeat(20)}${nth()}.txt`,
      userName: 'deed.txt',
      contentType: 'text/plain',
      size: 4,
      parentKind: 'Account',
      parentId: id,
    })
    .execute()
  return id
}
let last = 0
const nth = () => (last += 1)

/** All rows of the tables that a merge writes, as text. */
async function allRows(): Promise<Record<string, string>> {
  const tables = ['account', 'accountMerge', 'actionLog', ...partTables.map(([table]) => table)]
  const read = async (table: string) => {
    const { rows } = await sql<{ text: string }>`
      SELECT string_agg(t::text, '; ' ORDER BY t::text) AS "text" FROM ${sql.table(table)} t`.execute(
      app.db,
    )
    return [table, rows[0]!.text] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

/** Does the work while any write of this kind to the table breaks its connection. */
async function breakingAt(table: string, verb: string, work: () => Promise<number>) {
  await sql`
    CREATE TRIGGER "breaks" AFTER ${sql.raw(verb)} ON ${sql.table(table)}
    FOR EACH ROW EXECUTE FUNCTION "breakConnection"()`.execute(app.db)
  try {
    return await work()
  } finally {
    await sql`DROP TRIGGER "breaks" ON ${sql.table(table)}`.execute(app.db)
  }
}

const merge = async () =>
  (
    await app.call('POST', '/api/account/merge', {
      payload: { account: { id: kept }, duplicateId: duplicate },
    })
  ).statusCode
const unmerge = async () => (await app.call('POST', `/api/account/unmerge/${duplicate}`)).statusCode

const partTables = [
  ['activityLink', 'INSERT OR UPDATE'],
  ['activityAssigned', 'INSERT OR UPDATE'],
  ['file', 'UPDATE'],
  ['lead', 'UPDATE'],
  ['objectAccount', 'UPDATE'],
  ['user', 'UPDATE OR DELETE'],
] as const
const brokenWrites = [
  ...partTables,
  ['account', 'UPDATE'],
  ['accountMerge', 'INSERT OR UPDATE'],
  ['actionLog', 'INSERT'],
] as const

describe.each(brokenWrites)('when the connection breaks at %s', (table, verb) => {
  test('nothing is merged, and a retry merges', async () => {
    const before = await allRows()
    expect(await breakingAt(table, verb, merge)).toBe(503)
    expect(await allRows()).toEqual(before)
    expect(await merge()).toBe(200)
  })

  test('nothing is unmerged, and a retry unmerges', async () => {
    expect(await merge()).toBe(200)
    const before = await allRows()
    expect(await breakingAt(table, verb, unmerge)).toBe(503)
    expect(await allRows()).toEqual(before)
    expect(await unmerge()).toBe(200)
  })
})
