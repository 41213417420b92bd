// Adds and changes many records of a kind in a few statements, each logged as if it had been saved by itself.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { AnyEntity, Author, Stored } from './entity.ts'
import { diffOf } from './diff.ts'
import type { Diff } from './diff.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Stores new records and logs each; undefined values get their default. Values stored in other tables (`beside`) are
 * only logged; the caller writes them. Returns their ids, in order. Hundreds at once are fine, tens of thousands are
 * too long a statement.
 */
export async function addMany(
  tx: QueryExecutorProvider,
  of: AnyEntity,
  records: readonly Values[],
  actor: Author,
): Promise<number[]> {
  if (records.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence(${`"${of.table}"`}, 'id'))::integer AS "id" FROM generate_series(1, ${records.length}::integer)
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  const actorId = actor?.accountId ?? null
  const given = records.map((record) => definedOf(record))
  const beside = new Set(of.beside)
  const stored = given.map((values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !beside.has(name))),
  )
  // A statement for each set of columns, so that a default is left to the table.
  for (const group of grouped(stored.map((values, at) => ({ id: ids[at]!, values })))) {
    const columns = Object.keys(group[0]!.values)
    const all = ['id', 'createdById', 'modifiedById', ...columns]
    const json = group.map(({ id, values }) => ({
      id,
      createdById: actorId,
      modifiedById: actorId,
      ...values,
    }))
    await sql`
      INSERT INTO ${sql.table(of.table)} (${names(all)})
      SELECT ${names(all)} FROM jsonb_populate_recordset(NULL::${sql.table(of.table)}, ${JSON.stringify(json)}::jsonb)
    `.execute(tx)
  }
  const entries = given.map((attributes, at) => ({
    id: ids[at]!,
    version: 1,
    data: { attributes, previous: {} },
  }))
  await logEach(tx, { of, action: 'add', actor, entries })
  return ids
}

type Change = { before: Stored & Record<string, unknown>; changes: Values }

/**
 * Writes the changes, one version more each, and logs each. The records must be locked, each given once, and differ from their
 * changes. Rejects if one has another version by now. Returns the diffs, in order.
 */
export async function saveMany(
  tx: QueryExecutorProvider,
  of: AnyEntity,
  work: readonly Change[],
  { actor, action = 'update' }: { actor: Author; action?: string },
): Promise<Diff[]> {
  const actorId = actor?.accountId ?? null
  for (const group of grouped(
    work.map(({ before, changes }) => ({
      id: before.id,
      values: { ...changes, version: before.version },
    })),
  )) {
    const columns = Object.keys(group[0]!.values).filter((name) => name !== 'version')
    const json = group.map(({ id, values }) => ({ ...values, id }))
    const set = columns.map((name) => sql`${sql.ref(name)} = "new".${sql.ref(name)}, `)
    const { rows } = await sql`
      UPDATE ${sql.table(of.table)} "stored"
      SET ${sql.join(set, sql``)} "version" = "stored"."version" + 1, "modifiedOn" = now(), "modifiedById" = ${actorId}::integer
      FROM jsonb_populate_recordset(NULL::${sql.table(of.table)}, ${JSON.stringify(json)}::jsonb) "new"
      WHERE "stored"."id" = "new"."id" AND "stored"."version" = "new"."version"
      RETURNING "stored"."id"
    `.execute(tx)
    if (rows.length < group.length)
      throw new Error(`A record of ${of.entity} was changed without being locked`)
  }
  const entries = work.map(({ before, changes }) => ({
    id: before.id,
    version: before.version + 1,
    data: diffOf(before, changes),
  }))
  await logEach(tx, { of, action, actor, entries })
  return entries.map(({ data }) => data)
}

type Entries = {
  of: AnyEntity
  action: string
  actor: Author
  entries: readonly { id: number; version: number; data: Diff }[]
}

async function logEach(tx: QueryExecutorProvider, { of, action, actor, entries }: Entries) {
  if (entries.length === 0) return
  await sql`
    INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "data")
    SELECT ${actor?.accountId ?? null}::integer, ${action}, ${of.entity}, "id", "version", "data"
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS "each" ("id" integer, "version" integer, "data" jsonb)
  `.execute(tx)
}

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

const definedOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

type Keyed = { id: number; values: Record<string, unknown> }

/** Those with the same columns together. */
function grouped(records: readonly Keyed[]): Keyed[][] {
  const groups = new Map<string, Keyed[]>()
  for (const record of records) {
    const key = Object.keys(record.values).sort().join(' ')
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return [...groups.values()]
}
