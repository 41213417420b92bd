// What the records that activities hang on are called, and which of them exist.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { objectTitle } from '#features/objects/objectTitle.store.ts'
import { recordKinds, tableOfKind } from './entityKinds.contract.ts'
import type { RecordKind } from './entityKinds.contract.ts'

/** A record by its kind and number. */
export type Linked = { entity: RecordKind; id: number }

const shortened = (text: RawBuilder<string>) => sql<string>`left(coalesce(${text}, ''), 120)`

// How a record of each kind is named in a link, in a language; `r` is its row.
const names: Record<RecordKind, (language: string) => RawBuilder<string>> = {
  Object: (language) =>
    sql`concat_ws(' ', '#' || r."referenceNumber", ${objectTitle('r', language)})`,
  Account: () => sql`r."name"`,
  Activity: () => shortened(sql`r."description"`),
  Demand: () => sql`concat_ws(', ',
    (SELECT "name" FROM "account" WHERE "id" = r."accountId"), nullif(${shortened(sql`r."description"`)}, ''))`,
}

/**
 * SQL for the name of the one record that two columns point at; no row when there is none or it
 * was deleted.
 */
export const linkedRecord = (entity: RawBuilder<string>, id: RawBuilder<number>, language = 'en') =>
  sql.join(
    recordKinds.map(
      (
        kind,
      ) => sql`SELECT ${names[kind](language)} AS "description" FROM ${sql.table(tableOfKind[kind])} r
        WHERE ${entity} = ${sql.lit(kind)} AND r."id" = ${id} AND r."deletedOn" IS NULL`,
    ),
    sql` UNION ALL `,
  )

/** The names of these records, in their order. 400 that names `field` when one does not exist. */
export async function nameLinked(
  db: Db,
  records: readonly Linked[],
  field: string,
  language = 'en',
): Promise<string[]> {
  const wanted = JSON.stringify(records)
  const { rows } = await sql<{ description: string | null }>`
    SELECT d."description"
    FROM ROWS FROM (json_to_recordset(${wanted}::json) AS ("entity" text, "id" integer))
      WITH ORDINALITY AS w ("entity", "id", "position")
    LEFT JOIN LATERAL (${linkedRecord(sql`w."entity"`, sql`w."id"`, language)}) d ON true
    ORDER BY w."position"
  `.execute(db)
  return rows.map(({ description }) => {
    if (description === null) throw badInput({ [field]: ['activity.unknownLink'] })
    return description
  })
}
