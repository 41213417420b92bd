import fc from 'fast-check'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

// Names and numbers that lists show beside a record are those of the accounts, objects and leads they come
// from, whoever renames, links and deletes these at the same moment.
let app: TestApp
const four = [1, 2, 3, 4] as const

beforeAll(async () => {
  app = await testApp()
  for (const statement of [
    sql`INSERT INTO "account" ("id", "lastName", "isOwner", "isEmploye") SELECT 9000 + "n", 'Vlachou', true, true FROM generate_series(1, 4) "n"`,
    sql`INSERT INTO "object" ("id", "title") SELECT 9000 + "n", 'Home' FROM generate_series(1, 4) "n"`,
    sql`INSERT INTO "lead" ("id", "accountId") SELECT 9000 + "n", 9000 + "n" FROM generate_series(1, 4) "n"`,
    sql`INSERT INTO "deal" ("id") SELECT 9000 + "n" FROM generate_series(1, 4) "n"`,
    sql`INSERT INTO "viewing" ("id") SELECT 9000 + "n" FROM generate_series(1, 4) "n"`,
  ])
    await statement.execute(app.db)
})
afterAll(() => app.close())

type Change = { one: number; other: number; third: number; text: string; is: boolean }
const when = (is: boolean) => (is ? sql`now()` : sql`NULL`)
const relation = ({ is }: Change) => (is ? 1 : 4)
const changes: Record<string, (change: Change) => RawBuilder<unknown>> = {
  rename: ({ one, text }) => sql`UPDATE "account" SET "lastName" = ${text} WHERE "id" = ${one}`,
  renameAbroad: ({ one, text }) =>
    sql`UPDATE "account" SET "lastNameEng" = ${text} WHERE "id" = ${one}`,
  deleteAccount: ({ one, is }) =>
    sql`UPDATE "account" SET "deletedOn" = ${when(is)} WHERE "id" = ${one}`,
  title: ({ one, text }) => sql`UPDATE "object" SET "title" = ${text} WHERE "id" = ${one}`,
  deleteObject: ({ one, is }) =>
    sql`UPDATE "object" SET "deletedOn" = ${when(is)} WHERE "id" = ${one}`,
  leadOf: ({ one, other }) => sql`UPDATE "lead" SET "accountId" = ${other} WHERE "id" = ${one}`,
  deleteLead: ({ one, is }) => sql`UPDATE "lead" SET "deletedOn" = ${when(is)} WHERE "id" = ${one}`,
  assign: ({ one, other, is }) =>
    sql`INSERT INTO "assignment" ("parentKind", "parentId", "accountId") VALUES (${is ? 'Demand' : 'Object'}, ${one}, ${other}) ON CONFLICT DO NOTHING`,
  assignViewing: ({ one, other }) =>
    sql`INSERT INTO "assignment" ("parentKind", "parentId", "accountId") VALUES ('Viewing', ${one}, ${other}) ON CONFLICT DO NOTHING`,
  unassign: ({ one, other }) =>
    sql`DELETE FROM "assignment" WHERE "parentId" = ${one} AND "accountId" = ${other}`,
  link: (change) =>
    sql`INSERT INTO "objectAccount" ("objectId", "accountId", "relation") VALUES (${change.one}, ${change.other}, ${relation(change)}) ON CONFLICT DO NOTHING`,
  relation: (change) =>
    sql`UPDATE "objectAccount" SET "relation" = ${relation(change)} WHERE "objectId" = ${change.one} AND "accountId" = ${change.other}`,
  leave: ({ one, other, is }) =>
    sql`UPDATE "objectAccount" SET "endDate" = ${when(is)} WHERE "objectId" = ${one} AND "accountId" = ${other}`,
  key: ({ one, other, is }) =>
    sql`INSERT INTO "objectKey" ("id", "accountId") VALUES (${one}, ${is ? other : null}) ON CONFLICT ("id") DO UPDATE SET "accountId" = EXCLUDED."accountId"`,
  deal: ({ one, other, third, is }) =>
    sql`UPDATE "deal" SET "objectId" = ${is ? other : null}, "demandId" = ${third} WHERE "id" = ${one}`,
  newDeal: ({ one, other }) =>
    sql`INSERT INTO "deal" ("objectId", "demandId") VALUES (${one}, ${other})`,
  party: ({ one, other }) =>
    sql`INSERT INTO "dealAccount" ("dealId", "accountId", "relation", "position") VALUES (${one}, ${other}, 1, 0)`,
  noParty: ({ one, other }) =>
    sql`DELETE FROM "dealAccount" WHERE "dealId" = ${one} AND "accountId" = ${other}`,
  viewing: ({ one, other, is }) =>
    sql`UPDATE "viewing" SET "demandId" = ${is ? other : null} WHERE "id" = ${one}`,
  newViewing: ({ one }) => sql`INSERT INTO "viewing" ("demandId") VALUES (${one})`,
  result: ({ one, other, is }) =>
    sql`INSERT INTO "viewingResult" ("viewingId", "objectId", "position", "result") VALUES (${one}, ${other}, 0, ${is ? 1 : 2}) ON CONFLICT ("viewingId", "objectId") DO UPDATE SET "result" = EXCLUDED."result"`,
  noResult: ({ one, other }) =>
    sql`DELETE FROM "viewingResult" WHERE "viewingId" = ${one} AND "objectId" = ${other}`,
  stay: ({ one, other }) =>
    sql`INSERT INTO "reservation" ("objectId", "checkIn", "duration", "clientLastName") VALUES (${one}, date '2020-01-01' + (SELECT count(*)::integer FROM "reservation") * 7 + ${other}::integer, 1, 'Ivanov')`,
}

const change = fc.record({
  what: fc.constantFrom(...Object.keys(changes)),
  one: fc.constantFrom(...four).map((n) => 9000 + n),
  other: fc.constantFrom(...four).map((n) => 9000 + n),
  third: fc.constantFrom(...four).map((n) => 9000 + n),
  text: fc.constantFrom('Alexiou', 'Petrova', 'Smith', 'Vlachou'),
  is: fc.boolean(),
})

// What is kept, before and after it is made anew.
const kept = async () => ({
  deals: (
    await sql`SELECT "id", "objectNumber", "sellerNames", "assignedNames", "searchLastNames" FROM "deal" ORDER BY 1`.execute(
      app.db,
    )
  ).rows,
  viewings: (
    await sql`SELECT "id", "leadName", "assignedNames", "objectNumbers", "result" FROM "viewing" ORDER BY 1`.execute(
      app.db,
    )
  ).rows,
  owners: (await sql`SELECT "id", "ownerId", "ownerName" FROM "object" ORDER BY 1`.execute(app.db))
    .rows,
})

async function mustBeRight() {
  const before = await kept()
  await sql`SELECT "keepDeals"(ARRAY(SELECT "id" FROM "deal")), "keepViewings"(ARRAY(SELECT "id" FROM "viewing"))`.execute(
    app.db,
  )
  await sql`SELECT "keepOwner"("id") FROM "object"`.execute(app.db)
  expect(before).toEqual(await kept())
  const { rows } = await sql`
    SELECT 'lead' AS "of", l."id" FROM "lead" l JOIN "account" a ON a."id" = l."accountId" 
    WHERE (l."accountName", l."searchLastName") IS DISTINCT FROM (a."name", a."searchLastName")
    UNION ALL
    SELECT 'key', o."id" FROM "object" o JOIN "objectKey" k ON k."id" = o."id" LEFT JOIN "account" a ON a."id" = k."accountId"
    WHERE o."keyAccountName" IS DISTINCT FROM a."name"
    UNION ALL
    SELECT 'stay', r."id" FROM "reservation" r JOIN "object" o ON o."id" = r."objectId" WHERE r."objectTitle" <> o."title"`.execute(
    app.db,
  )
  expect(rows).toEqual([])
}

test('kept names and numbers are right after whatever people do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), async (all) => {
      const done = await Promise.allSettled(
        all.map(({ what, ...rest }) => changes[what]!(rest).execute(app.db)),
      )
      // Of two that wait for one another PostgreSQL ends one, wholly; and no two stays overlap.
      const failed = done.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
      expect(['40P01', '23P01']).toEqual(expect.arrayContaining(failed))
      await mustBeRight()
    }),
    { numRuns: 60 },
  )
})

const codeOf = (error: unknown) => (error as { code: string }).code
