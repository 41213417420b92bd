// Handles each record of a set by itself: a refused one does not hold up the others.
import { sql } from 'kysely'
import { problemOf } from '#kit/db/problemOfDatabase.ts'
import { sayProblem } from '#kit/http/answerProblem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { BulkOutcome } from './bulk.contract.ts'

/** Resolves to whether the record was changed. */
type ChangeOne = (id: number) => Promise<boolean>

export async function oneByOne(
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  { entity, ids }: { entity: RecordKind; ids: readonly number[] },
  actor: Actor,
  work: ChangeOne,
): Promise<{ items: BulkOutcome[] }> {
  const titles = await titlesOf(db, entity, ids, actor)
  const items: BulkOutcome[] = []
  for (const id of ids) {
    const title = titles.get(id) ?? null
    try {
      items.push({ id, title, refused: null, changed: await work(id) })
    } catch (error) {
      const problem = problemOf(error)
      // An error of the server or database ends the request; the caller can send the set again.
      if (problem.status >= 500) throw error
      const refused = sayProblem(problem, (message) => translate(actor.language, message))
      items.push({ id, title, refused, changed: false })
    }
  }
  return { items }
}

/** Titles of the records that the actor may open, deleted or not. */
async function titlesOf(
  db: Db,
  entity: RecordKind,
  ids: readonly number[],
  actor: Actor,
): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; title: string | null }>`
    SELECT ${sql.ref(`${entity}.id`)} AS "id", ${titleOf(entity, actor.language)} AS "title"
    FROM ${sql.table(tableOf(entity))} ${sql.ref(entity)}
    WHERE ${sql.ref(`${entity}.id`)} = ANY (${[...ids]}::integer[]) AND ${asSql(allowed('open', entity, actor))}
  `.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
