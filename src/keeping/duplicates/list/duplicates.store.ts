// Reads and decides on pairs of records that may be the same. They are found by find/findDuplicates.ts.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Verb } from '#base/register/recordsOnServer.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Decision, DuplicateRow, DuplicatesQuery } from '../duplicates.contract.ts'
import { keyKinds } from '../find/blockingKeys.ts'
import type { KeyKind } from '../find/blockingKeys.ts'
import { isGivenUp } from '../find/runState.store.ts'
import { showPairs } from './showPairs.store.ts'
import type { StoredPair } from './showPairs.store.ts'

type Kind = 'Account' | 'Object'

// Both records exist, and the actor may open (or change) them.
const bothOf = (verb: Verb, kind: Kind, actor: Actor) => {
  const [table, there] =
    kind === 'Account'
      ? [
          sql`"account" "Account"`,
          sql`"Account"."deletedOn" IS NULL AND "Account"."erasedOn" IS NULL`,
        ]
      : [sql`"object" "Object"`, sql`"Object"."deletedOn" IS NULL AND NOT "Object"."isBlank"`]
  const rights = asSql(allowed(verb, kind, actor))
  const one = (column: string) =>
    sql`EXISTS (SELECT FROM ${table} WHERE ${sql.ref(`${kind}.id`)} = ${sql.ref(`p.${column}`)} AND ${there} AND ${rights})`
  return sql`(${one('lowId')} AND ${one('highId')})`
}

const mayBoth = (verb: Verb, actor: Actor): RawBuilder<SqlBool> =>
  sql`CASE p."kind" WHEN 'Account' THEN ${bothOf(verb, 'Account', actor)} ELSE ${bothOf(verb, 'Object', actor)} END`

function conditions(query: DuplicatesQuery, actor: Actor): RawBuilder<SqlBool>[] {
  const { kind, decision, leastScore, reason } = query
  return [
    sql`p."holds"`,
    (decision ?? 'open') === 'open' ? sql`p."decision" IS NULL` : sql`p."decision" = ${decision}`,
    ...(kind ? [sql<SqlBool>`p."kind" = ${kind}`] : []),
    ...(leastScore ? [sql<SqlBool>`p."score" >= ${leastScore}`] : []),
    ...(reason ? [sql<SqlBool>`p."reasons" @> ARRAY[${reason}]`] : []),
    mayBoth('open', actor),
  ]
}

export async function listDuplicates(
  db: Db,
  query: DuplicatesQuery,
  actor: Actor,
): Promise<Page<DuplicateRow>> {
  const from = sql`"duplicatePair" p`
  const where = conditions(query, actor)
  const found = await page({
    db,
    from,
    id: 'p.id',
    where,
    rows: (within: Db, ids: PageIds) =>
      within
        .selectFrom(ids)
        .innerJoin('duplicatePair as p', 'p.id', 'page.id')
        .leftJoin('account as by', 'by.id', 'p.decidedById')
        .select(['p.id', 'p.kind', 'p.lowId', 'p.highId', 'p.score', 'p.foundOn'])
        .select(['p.decision', 'p.decidedOn', 'by.name as decidedBy'])
        .select(
          sql<boolean>`p."kind" = 'Account' AND ${bothOf('change', 'Account', actor)}`.as(
            'canMerge',
          ),
        ),
    count: (within) => countRows(within, from, where),
    input: query,
    sorts: { score: 'p.score', foundOn: 'p.foundOn' },
    by: 'score',
    desc: true,
  })
  const { items, ...rest } = found
  return {
    ...rest,
    items: Array.isArray(items) ? await showPairs(db, items, actor) : shown(db, items, actor),
  }
}

async function* shown(
  db: Db,
  pairs: AsyncIterable<StoredPair>,
  actor: Actor,
): AsyncIterable<DuplicateRow> {
  let some: StoredPair[] = []
  for await (const pair of pairs) {
    some.push(pair)
    if (some.length < 200) continue
    yield* await showPairs(db, some, actor)
    some = []
  }
  yield* await showPairs(db, some, actor)
}

/** Decides on all pairs or none, even if others decide on the same ones concurrently. */
export const decideOnDuplicates = (
  db: Db,
  { ids, decision }: { ids: readonly number[]; decision: Decision },
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      SELECT p."id" FROM "duplicatePair" p WHERE p."id" = ANY (${[...ids]}::integer[]) AND ${mayBoth('open', actor)}
      ORDER BY p."id" FOR UPDATE OF p`.execute(tx)
    if (rows.length < ids.length) throw notFound()
    await tx
      .updateTable('duplicatePair')
      .set({
        decision,
        decidedOn: decision && sql<string>`now()`,
        decidedById: decision && actor.accountId,
        ...(decision && { carriedFromId: null }),
      })
      .where('id', 'in', [...ids])
      .execute()
  })

export async function sameAsAccount(db: Db, id: number, actor: Actor) {
  const { rows } = await sql<{ id: number; name: string; score: number }>`
    SELECT "Account"."id", "Account"."name", p."score"
    FROM (
      SELECT "highId" AS "otherId", "score" FROM "duplicatePair"
      WHERE "kind" = 'Account' AND "lowId" = ${id} AND "holds" AND "decision" IS NULL
      UNION ALL
      SELECT "lowId", "score" FROM "duplicatePair"
      WHERE "kind" = 'Account' AND "highId" = ${id} AND "holds" AND "decision" IS NULL
    ) AS p
    JOIN "account" "Account" ON "Account"."id" = p."otherId"
    WHERE "Account"."deletedOn" IS NULL AND "Account"."erasedOn" IS NULL AND ${asSql(allowed('open', 'Account', actor))}
      AND EXISTS (SELECT FROM "account" "Account" WHERE "Account"."id" = ${id} AND ${asSql(allowed('open', 'Account', actor))})
    ORDER BY p."score" DESC, "Account"."id" LIMIT 3`.execute(db)
  return { items: rows }
}

export async function lastRun(db: Db) {
  const { rows } = await sql<Finished & { skipped: { of: number; count: number }[] }>`
    SELECT (SELECT min("finishedOn") FROM "duplicateRun" HAVING bool_and("finishedOn" IS NOT NULL)) AS "finishedOn",
      EXISTS (SELECT FROM "duplicateRun" WHERE ${isGivenUp}) AS "isGivenUp",
      coalesce((SELECT json_agg(s) FROM (
        SELECT "of", count(*)::integer AS "count" FROM "duplicateSkipped" GROUP BY 1 ORDER BY 1
      ) AS s), '[]') AS "skipped"`.execute(db)
  const { skipped, ...finished } = rows[0]!
  return { ...finished, skipped: skipped.map(({ of, count }) => ({ key: nameOfKey(of), count })) }
}

type Finished = { finishedOn: string | null; isGivenUp: boolean }

const nameOfKey = (of: number) =>
  (Object.keys(keyKinds) as KeyKind[]).find((name) => keyKinds[name] === of) ?? 'name'
