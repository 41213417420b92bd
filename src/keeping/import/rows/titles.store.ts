import { sql } from 'kysely'
import { detailOf, titleOf } from '#base/register/recordTitles.store.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import type { Db } from '#base/backend/backend.ts'

/** By kind and id, as in `Account 7`. */
export type Titles = Map<string, { title: string | null; detail: string | null }>

export async function titlesOf(
  db: Db,
  language: string,
  wanted: readonly { entity: RecordKind; id: number | null }[],
): Promise<Titles> {
  const titles: Titles = new Map()
  for (const entity of new Set(wanted.map((one) => one.entity))) {
    const ids = wanted.filter((one) => one.entity === entity).flatMap(({ id }) => id ?? [])
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: number; title: string | null; detail: string | null }>`
      SELECT ${sql.ref(`${entity}.id`)} AS "id", ${titleOf(entity, language)} AS "title", ${detailOf(entity, language)} AS "detail"
      FROM ${sql.table(tableOf(entity))} ${sql.ref(entity)}
      WHERE ${sql.ref(`${entity}.id`)} = ANY (${ids}::integer[])
    `.execute(db)
    for (const { id, ...title } of rows) titles.set(`${entity} ${id}`, title)
  }
  return titles
}
