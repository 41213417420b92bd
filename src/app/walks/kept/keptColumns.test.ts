import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

// Derived columns by which lists of accounts and leads are sorted and filtered stay right, whatever changes around
// them.
let app: TestApp
let accounts: number[]
let objects: number[]
let leads: number[]
let activities: number[]
let viewings: number[]

const numbers = (rows: Promise<{ rows: { id: number }[] }>) =>
  rows.then((found) => found.rows.map(({ id }) => id))

beforeAll(async () => {
  app = await testApp()
  accounts = await numbers(
    sql<{ id: number }>`INSERT INTO "account" ("lastName", "isClient", "isOwner")
      SELECT 'Vlachou ' || "n", true, true FROM generate_series(1, 4) AS "n" RETURNING "id"`.execute(
      app.db,
    ),
  )
  objects = await numbers(
    sql<{
      id: number
    }>`INSERT INTO "object" ("title") SELECT 'Home' FROM generate_series(1, 4) RETURNING "id"`.execute(
      app.db,
    ),
  )
  leads = await numbers(
    sql<{ id: number }>`INSERT INTO "lead" ("accountId", "stage")
      SELECT ${accounts[0]!}, "n" FROM generate_series(5, 8) AS "n" RETURNING "id"`.execute(app.db),
  )
  activities = await numbers(
    sql<{
      id: number
    }>`INSERT INTO "activity" ("done") SELECT false FROM generate_series(1, 4) RETURNING "id"`.execute(
      app.db,
    ),
  )
  viewings = await numbers(
    sql<{ id: number }>`INSERT INTO "viewing" ("dateOfViewing")
      SELECT DATE '2026-03-01' + "n" FROM generate_series(1, 4) AS "n" RETURNING "id"`.execute(
      app.db,
    ),
  )
})
afterAll(() => app.close())

const cancelled = 8

async function mustBeRight() {
  const { rows } = await sql`
    SELECT a."id", a."hasNotClosedLead", a."firstNumber", a."firstOwnedNumber" FROM "account" a WHERE a."id" = ANY (${accounts})
    EXCEPT
    SELECT a."id",
      EXISTS (SELECT FROM "lead" l WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND coalesce(l."stage", 0) NOT IN (6, 7)),
      coalesce((SELECT min(o."referenceNumber") FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId"
        WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND o."deletedOn" IS NULL AND l."relation" IN (1, 2, 4, 7)), ''),
      coalesce((SELECT min(o."referenceNumber") FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId"
        WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND o."deletedOn" IS NULL AND l."relation" = 1), '')
    FROM "account" a`.execute(app.db)
  expect(rows).toEqual([])
  const steps = await sql`
    SELECT l."id", l."hasNextStep", l."notedOn" IS NOT NULL AS "noted", l."lastViewingOn" FROM "lead" l
    EXCEPT
    SELECT l."id", coalesce(bool_or(NOT a."done"), false), max(a."modifiedOn") IS NOT NULL OR EXISTS (
        SELECT FROM "viewing" v WHERE v."demandId" = l."id" AND v."deletedOn" IS NULL),
      (SELECT max(v."dateOfViewing") FROM "viewing" v
        WHERE v."demandId" = l."id" AND v."deletedOn" IS NULL AND (v."result" <> ${cancelled} OR EXISTS (
          SELECT FROM "viewingResult" r WHERE r."viewingId" = v."id" AND r."result" IS DISTINCT FROM ${cancelled})))
    FROM "lead" l
    LEFT JOIN ("activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL)
      ON k."entity" = 'Demand' AND k."entityId" = l."id" GROUP BY l."id"`.execute(app.db)
  expect(steps.rows).toEqual([])
}

const change = fc.record({
  what: fc.constantFrom(
    'stage',
    'person',
    'deleteLead',
    'link',
    'relation',
    'unlink',
    'deleteObject',
    'plan',
    'forget',
    'complete',
    'deleteActivity',
    'arrange',
    'postpone',
    'show',
    'result',
    'unshow',
    'deleteViewing',
  ),
  one: fc.nat(3),
  other: fc.nat(3),
  is: fc.boolean(),
  number: fc.constantFrom(1, 2, 3, 4, 7),
})

// Each change runs in a transaction of its own, several at once.
function done({
  what,
  one,
  other,
  is,
  number,
}: typeof change extends fc.Arbitrary<infer C> ? C : never) {
  const account = accounts[one]!
  const when = is ? sql`now()` : sql`NULL`
  const object = objects[other]!
  const lead = leads[other]!
  const activity = activities[one]!
  const viewing = viewings[one]!
  if (what === 'arrange')
    return sql`UPDATE "viewing" SET "demandId" = ${is ? lead : null} WHERE "id" = ${viewing}`
  if (what === 'postpone')
    return sql`UPDATE "viewing" SET "dateOfViewing" = DATE '2026-04-01' + ${number}::integer WHERE "id" = ${viewing}`
  if (what === 'show')
    return sql`INSERT INTO "viewingResult" ("viewingId", "objectId", "position", "result")
      VALUES (${viewing}, ${object}, ${other}, ${is ? cancelled : null}) ON CONFLICT DO NOTHING`
  if (what === 'result')
    return sql`UPDATE "viewingResult" SET "result" = ${is ? cancelled : number}
      WHERE "viewingId" = ${viewing} AND "objectId" = ${object}`
  if (what === 'unshow')
    return sql`DELETE FROM "viewingResult" WHERE "viewingId" = ${viewing} AND "objectId" = ${object}`
  if (what === 'deleteViewing')
    return sql`UPDATE "viewing" SET "deletedOn" = ${when} WHERE "id" = ${viewing}`
  if (what === 'plan')
    return sql`INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position") VALUES (${activity}, 'Demand', ${lead}, 0) ON CONFLICT DO NOTHING`
  if (what === 'forget')
    return sql`DELETE FROM "activityLink" WHERE "activityId" = ${activity} AND "entityId" = ${lead}`
  if (what === 'complete') return sql`UPDATE "activity" SET "done" = ${is} WHERE "id" = ${activity}`
  if (what === 'deleteActivity')
    return sql`UPDATE "activity" SET "deletedOn" = ${when} WHERE "id" = ${activity}`
  if (what === 'stage') return sql`UPDATE "lead" SET "stage" = ${number + 2} WHERE "id" = ${lead}`
  if (what === 'person')
    return sql`UPDATE "lead" SET "accountId" = ${is ? account : null} WHERE "id" = ${lead}`
  if (what === 'deleteLead')
    return sql`UPDATE "lead" SET "deletedOn" = ${when} WHERE "id" = ${lead}`
  if (what === 'link')
    return sql`INSERT INTO "objectAccount" ("objectId", "accountId", "relation") VALUES (${object}, ${account}, ${number}) ON CONFLICT DO NOTHING`
  const links = sql`UPDATE "objectAccount" SET`
  if (what === 'relation') return sql`${links} "relation" = ${number} WHERE "objectId" = ${object}`
  if (what === 'unlink')
    return sql`${links} "deletedOn" = now() WHERE "objectId" = ${object} AND "accountId" = ${account}`
  return sql`UPDATE "object" SET "deletedOn" = ${when} WHERE "id" = ${object}`
}

test('derived columns of accounts and leads are right after any concurrent changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), async (changes) => {
      // In a deadlock PostgreSQL rolls one back completely.
      await Promise.all(changes.map((each) => done(each).execute(app.db).catch(mustBeDeadlock)))
      await mustBeRight()
    }),
    { numRuns: 40 },
  )
})

function mustBeDeadlock(error: unknown) {
  expect(error).toMatchObject({ code: '40P01' })
}
