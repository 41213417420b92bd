// Where a unique key includes an account, a merge may have to combine two rows. For every such key: no value is lost
// without a note, and both rows come back when the merge is undone.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.updateTable('user').set({ language: 'en' }).execute()
})
afterAll(() => app.close())

let kept: number
let duplicate: number
beforeEach(async () => {
  ;[kept, duplicate] = [await addAccount('Kept'), await addAccount('Twice')]
})

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const addAccount = async (lastName: string): Promise<number> =>
  (await post('/api/account/add', { firstName: 'M', lastName })).id
const addObject = async (): Promise<number> =>
  (await app.call('GET', '/api/object/add')).json().object.id
const insert = async (table: string, rows: object[]) => {
  for (const row of rows)
    await app.db
      .insertInto(table as never)
      .values(row as never)
      .execute()
}
const merge = () => post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
const unmerge = () => post(`/api/account/unmerge/${duplicate}`, {})
const rowsOf = async (table: string) => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(t) - 'modifiedOn' - 'version' AS "row" FROM ${sql.table(table)} t ORDER BY t::text
  `.execute(app.db)
  return rows.map(({ row }) => row)
}
const notes = async () => (await app.call('GET', `/api/account/view/${kept}`)).json().notes ?? ''

type Pair = {
  /** Two rows that differ in all columns outside of the key. */
  rows: () => Promise<object[]>
  /** Columns outside of the key whose difference nobody can see. */
  same: string[]
  /** Values of the removed row that are noted elsewhere. */
  said?: string[]
}

const pairs: Record<string, Pair> = {
  activityAssigned: {
    same: [],
    rows: async () => {
      const activityId = await newActivity()
      return [kept, duplicate].map((accountId) => ({ activityId, accountId }))
    },
  },
  activityLink: {
    // The order in which an activity names its records: the better position stays.
    same: ['position'],
    rows: async () => {
      const activityId = await newActivity()
      const link = { activityId, entity: 'Account' }
      return [
        { ...link, entityId: kept, position: 4 },
        { ...link, entityId: duplicate, position: 1 },
      ]
    },
  },
  assignment: {
    // No screen shows the time; the action log has it.
    same: ['createdOn', 'createdById'],
    rows: async () => {
      const parent = { parentKind: 'Object', parentId: await addObject() }
      const { admin, employee } = app
      const at = (year: number) => `${year}-01-01T00:00:00Z`
      return [
        { ...parent, accountId: kept, createdById: admin.accountId, createdOn: at(2020) },
        { ...parent, accountId: duplicate, createdById: employee.accountId, createdOn: at(2021) },
      ]
    },
  },
  objectAccount: {
    // The action log says who linked them, and when.
    same: [
      'id',
      'version',
      'createdOn',
      'createdById',
      'modifiedOn',
      'modifiedById',
      'deletedOn',
      'deletedById',
    ],
    said: ['Guarantor', '01.01.2027', '31.12.2027', '650', 'day 5 of the month'],
    rows: async () => {
      const objectId = await addObject()
      const period = {
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        price: 500,
        rentPaymentDay: 7,
      }
      const later = {
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        price: 650,
        rentPaymentDay: 5,
      }
      return [
        { objectId, accountId: kept, relation: 4, ...period },
        { objectId, accountId: duplicate, relation: 11, ...later },
      ]
    },
  },
}

/** Pairs that no unique key prevents, only code of the features. */
const alsoOnce: Record<string, Pair> = {
  dealAccount: {
    // The order in which a deal names people of the same role.
    same: ['id', 'position'],
    rows: async () => {
      const { id: dealId } = await post('/api/Deal/update', { dealType: 2 })
      return [kept, duplicate].map((accountId, position) => ({
        dealId,
        accountId,
        relation: 2,
        position,
      }))
    },
  },
}

/** Unique keys with an account for which a merge never has two rows. */
const apart: Record<string, string> = {
  accountMerge: 'a merge is undone before its duplicate is merged again',
  accountWord: 'made from names',
  actionLogDay: 'counts what the action log has',
  actionLogTotal: 'counts what the action log has',
  transactionSum: 'made from transactions',
  transactionTotal: 'made from transactions',
  paymentAccount: 'made from transactions',
  user: 'of two sign-ins one ends, which the last look says, and works again when the merge is undone',
  addedOnce: 'what a person has sent, for a day',
  knownClient: 'both files about one deal stay (knownClients.test.ts)',
  importRecord: 'what an import that has not run yet will write',
  opened: 'what a person has opened, of those who sign in',
  ...Object.fromEntries(
    [
      'authenticator',
      'authenticatorDraft',
      'calendarFeed',
      'device',
      'invitation',
      'newsSeen',
      'listChoice',
      'listDefault',
      'knownNetwork',
      'recoveryCode',
      'skippedStep',
    ].map((table) => [table, 'hangs on the sign-in and stays with it']),
  ),
}

const newActivity = async () =>
  (await app.db.insertInto('activity').defaultValues().returning('id').executeTakeFirstOrThrow()).id

test('every unique key with an account is tested, or listed as never having two rows', async () => {
  const { rows } = await sql<{ table: string }>`
    SELECT DISTINCT t."relname" AS "table"
    FROM pg_index i
    JOIN pg_class t ON t."oid" = i."indrelid" AND t."relnamespace" = 'public'::regnamespace
    JOIN pg_attribute a ON a."attrelid" = i."indrelid" AND a."attnum" = ANY(i."indkey")
    WHERE i."indisunique" AND (
      a."attname" IN ('accountId', 'entityId', 'parentId', 'keptId', 'duplicateId', 'actionById')
      OR EXISTS (
        SELECT FROM pg_constraint c WHERE c."conrelid" = t."oid" AND c."contype" = 'f'
          AND c."confrelid" IN ('"account"'::regclass, '"user"'::regclass) AND a."attnum" = ANY(c."conkey")
      ))
    ORDER BY 1
  `.execute(app.db)
  expect(rows.map(({ table }) => table)).toEqual(
    [...Object.keys(pairs), ...Object.keys(apart)].sort((a, b) => (a < b ? -1 : 1)),
  )
})

describe.each(Object.entries({ ...pairs, ...alsoOnce }))('%s', (table, { rows, same, said }) => {
  test('the rows of a pair differ in all columns outside of the key', async () => {
    const [one, other] = await put(table, rows)
    const differs = Object.keys(one!).filter((name) => one![name] !== other![name])
    const { rows: columns } = await sql<{ name: string }>`
      SELECT "attname" AS "name" FROM pg_attribute
      WHERE "attrelid" = ${`"${table}"`}::regclass AND "attnum" > 0 AND NOT "attisdropped"`.execute(
      app.db,
    )
    const key = ['activityId', 'entity', 'parentKind', 'parentId', 'objectId', 'dealId']
    const named = new Set([...key, ...same, ...differs])
    if (table === 'dealAccount') named.add('relation')
    expect(columns.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  })

  test('becomes one row, and no value is lost without a note', async () => {
    await put(table, rows)
    const before = await rowsOf(table)
    await merge()
    const after = (await rowsOf(table)).filter((row) => !row['deletedOn'])
    expect(after).toHaveLength(before.filter((row) => !row['deletedOn']).length - 1)
    for (const word of said ?? []) expect(await notes()).toContain(word)
  })

  test('comes back unchanged when the merge is undone', async () => {
    await put(table, rows)
    const before = await rowsOf(table)
    const noted = await notes()
    await merge()
    await unmerge()
    expect(await rowsOf(table)).toEqual(before)
    expect(await notes()).toBe(noted)
  })
})

async function put(table: string, rows: Pair['rows']) {
  const known = new Set((await rowsOf(table)).map((row) => JSON.stringify(row)))
  await insert(table, await rows())
  return (await rowsOf(table)).filter((row) => !known.has(JSON.stringify(row)))
}
