// Names of the records, places and options that log values refer to, read all at once.
import { sql } from 'kysely'
import type { Option } from '#kit/fields/options.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { textOfRecord } from '#base/register/recordTitles.store.ts'
import { selectList } from '#base/settings/selectLists.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'

/** Reference to a record or a place. */
export type Reference = { entity: RecordKind | 'place'; id: number }

export type Names = {
  /** Undefined if it no longer exists. */
  of: (what: Reference) => string | undefined
  optionsOf: (list: string) => readonly Option[]
}

export async function namesOf(
  db: Db,
  wanted: { pointed: readonly Reference[]; lists: readonly string[] },
  language: string,
): Promise<Names> {
  const key = ({ entity, id }: Reference) => `${entity}/${id}`
  const each = [...new Map(wanted.pointed.map((one) => [key(one), one])).values()]
  const names = [...new Set(wanted.lists)]
  const [records, places, lists] = await Promise.all([
    recordNames(
      db,
      each.filter(({ entity }) => entity !== 'place'),
      language,
    ),
    placeNames(
      db,
      each.flatMap(({ entity, id }) => (entity === 'place' ? [id] : [])),
      language,
    ),
    Promise.all(names.map(async (name) => [name, await selectList(db, name, language)] as const)),
  ])
  const called = new Map([...records, ...places].map((row) => [key(row), row.name]))
  const options = new Map<string, readonly Option[]>(lists)
  return {
    of: (what) => called.get(key(what)) ?? undefined,
    optionsOf: (list) => options.get(list) ?? [],
  }
}

type NamedReference = Reference & { name: string | null }

async function recordNames(
  db: Db,
  pointed: Reference[],
  language: string,
): Promise<NamedReference[]> {
  if (pointed.length === 0) return []
  const title = textOfRecord('title', sql`w."entity"`, sql`w."id"`, language)
  const { rows } = await sql<NamedReference>`
    SELECT w."entity", w."id", (${title}) AS "name"
    FROM json_to_recordset(${JSON.stringify(pointed)}::json) AS w ("entity" text, "id" integer)
  `.execute(db)
  return rows
}

async function placeNames(db: Db, ids: number[], language: string): Promise<NamedReference[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedReference>`
    SELECT 'place' AS "entity", "id", ${inLanguage('name', language)} AS "name"
    FROM "place" WHERE "id" = ANY(${ids}::integer[])
  `.execute(db)
  return rows
}
