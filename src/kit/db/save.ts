// Adds, changes, deletes and restores records: one version at a time, each change in the action log.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { conflict, notFound } from '../http/problem.ts'
import type { AnyEntity, Author, ChangesOf, Entity, NewOf, RecordOf, Stored } from './entity.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Diff } from './diff.ts'
import { diffOf, differencesBetween } from './diff.ts'
import { sessionMustBeConfirmed } from './sessionMustBeConfirmed.ts'
import { prepared } from './preparedClient.ts'
import { instantNow } from '../clock.ts'
import { preparedIfFrequent } from './list/preparedIfFrequent.ts'

const stamps = [
  'id',
  'version',
  'createdOn',
  'createdById',
  'modifiedOn',
  'modifiedById',
  'deletedOn',
  'deletedById',
]

type PreparedEntity = { name: string; columns: RawBuilder<never> }
const preparedEntities = new WeakMap<AnyEntity, PreparedEntity>()
let count = 0

/**
 * SQL for the columns of a record by name. With `*`, a column added by a newer server would change the result type of prepared
 * statements, which PostgreSQL refuses.
 */
const recordColumns = (of: AnyEntity): RawBuilder<never> => preparedOf(of).columns

/** The name of a prepared statement for this entity; entities that share a table have different ones. */
const statementName = (verb: string, of: AnyEntity): string => `${verb}_${preparedOf(of).name}`

// Built once: joining a hundred names takes as long as reading the record.
function preparedOf(of: AnyEntity): PreparedEntity {
  const found = preparedEntities.get(of)
  if (found) return found
  const names = [...stamps, ...Object.keys(of.fields), ...(of.kept ?? [])]
  const columns = sql.raw<never>(names.map((name) => `"${name}"`).join(', '))
  const made = { name: `${of.table}_${++count}`, columns }
  preparedEntities.set(of, made)
  return made
}

const columnsOf = (of: AnyEntity, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !of.beside?.includes(name)))

/** Reads and locks a record for a change until the transaction ends. 404 if it is deleted. */
export const lock = <T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
): Promise<RecordOf<T, F, K>> => read(tx, of, id, locking)

/** Reads and locks a deleted record for restoring it. 404 if it is not deleted. */
export const lockDeleted = <T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
): Promise<RecordOf<T, F, K>> => read(tx, of, id, lockingDeleted)

type ReadMode = { verb: string; condition: RawBuilder<unknown> }
const looking: ReadMode = { verb: 'look', condition: sql`"deletedOn" IS NULL` }
const locking: ReadMode = { verb: 'lock', condition: sql`"deletedOn" IS NULL FOR UPDATE` }
const lockingDeleted: ReadMode = {
  verb: 'lockDeleted',
  condition: sql`"deletedOn" IS NOT NULL FOR UPDATE`,
}

async function read<T, F extends Fields, K, B>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
  { verb, condition }: ReadMode,
): Promise<RecordOf<T, F, K>> {
  const { rows } = await sql<RecordOf<T, F, K>>`
    ${prepared(statementName(verb, of))}
    SELECT ${recordColumns(of)} FROM ${sql.table(of.table)} WHERE "id" = ${id} AND ${condition}
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Stores a new record and logs it, in one statement; undefined values get their default. Returns its id. */
export async function add<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  values: NewOf<T, B>,
  actor: Author,
): Promise<number> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const attributes = Object.fromEntries(given)
  const actorId = actor?.accountId ?? null
  const all = { ...columnsOf(of, attributes), createdById: actorId, modifiedById: actorId }
  const query = sql<{ id: number }>`
    WITH "added" AS (
      INSERT INTO ${sql.table(of.table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
      VALUES (${sql.join(Object.values(all))}) RETURNING "id"
    ),
    "logged" AS (
      INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "data")
      SELECT ${actorId}::integer, 'add', ${of.entity}, "id", 1, ${JSON.stringify({ attributes, previous: {} })}::jsonb
      FROM "added"
    )
    SELECT "id" FROM "added"
  `.compile(tx)
  const { rows } = await tx.getExecutor().executeQuery(preparedIfFrequent(query))
  return rows[0]!.id
}

type ChangesFn<T, R, B> = (before: R) => ChangesOf<T, B> | Promise<ChangesOf<T, B>>

type SaveOptions<T, R, B, A> = {
  actor: Author
  /** The action, if it is not a plain update. */
  action?: string
  /** The changes. A function of the record may be called again, so it must not write anything. */
  changes: ChangesOf<T, B> | ChangesFn<T, R, B>
  /** SQL for the result, from the table or from "saved", which replaces it. Always the same for an entity. */
  select?: (from: RawBuilder<unknown>) => RawBuilder<A>
  /** Distinguishes several texts of `select`, for instance one per language. */
  variant?: string
}

/**
 * Changes a record: writes the differing columns, increments `version`, logs the difference and reads the result, in one
 * statement. Writes nothing if nothing differs. Also returns the record before the change, and the changes.
 *
 * `which` is the id of the record: then nothing is locked, and if somebody else changes the record between reading and writing,
 * it starts again from their version; 404 if it is deleted. Or, if a rule needs more than this row to stay unchanged, `which` is
 * the record read by `lock`, together with the values stored in other tables (`beside`). These are only compared and logged
 * here; the caller writes them.
 */
export async function save<
  T,
  F extends Fields,
  K,
  B,
  R extends RecordOf<T, F, K> = RecordOf<T, F, K>,
  A = undefined,
>(
  db: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  which: number | R,
  work: SaveOptions<T, R, B, A>,
): Promise<{ before: R; changes: ChangesOf<T, B>; answer: A }> {
  for (;;) {
    const before = typeof which === 'number' ? ((await read(db, of, which, looking)) as R) : which
    const changes = differencesBetween(before, await decided(work.changes, before))
    await sessionMustBeConfirmed(work.actor)
    const answer = await write(db, of, before, changes, work)
    if (answer !== null) return { before, changes: changes as ChangesOf<T, B>, answer: answer as A }
    if (typeof which !== 'number')
      throw new Error(`${of.entity} ${before.id} was changed without being locked`)
  }
}

const decided = <T, R, B>(changes: ChangesOf<T, B> | ChangesFn<T, R, B>, before: R) =>
  typeof changes === 'function' ? (changes as ChangesFn<T, R, B>)(before) : changes

type Writing = Pick<
  SaveOptions<unknown, never, never, unknown>,
  'actor' | 'action' | 'select' | 'variant'
>

// Returns null if the record has another version by now.
async function write(
  db: QueryExecutorProvider,
  of: AnyEntity,
  before: Stored,
  changes: Record<string, unknown>,
  { actor, action = 'update', select, variant = '' }: Writing,
): Promise<unknown> {
  if (Object.keys(changes).length === 0) {
    if (!select) return undefined
    const { rows } = await select(sql.table(of.table)).execute(db)
    return rows[0] ?? null
  }
  const actorId = actor?.accountId ?? null
  const columns = Object.entries(columnsOf(of, changes)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}, `,
  )
  const { rows } = await sql`
    ${preparedForOne(select ? `saved${variant}` : 'save', of, changes)}
    WITH "saved" AS (
      UPDATE ${sql.table(of.table)}
      SET ${sql.join(columns, sql``)} "version" = "version" + 1, "modifiedOn" = now(), "modifiedById" = ${actorId}
      WHERE "id" = ${before.id} AND "version" = ${before.version} RETURNING ${recordColumns(of)}
    ),
    "logged" AS (
      INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "data")
      SELECT ${actorId}, ${action}, ${of.entity}, "id", "version", ${JSON.stringify(diffOf(before, changes))}::jsonb
      FROM "saved"
    )
    ${select ? select(sql.ref('saved')) : sql`SELECT FROM "saved"`}
  `.execute(db)
  if (!rows[0]) return null
  return select ? rows[0] : undefined
}

/** Prepared once per column, because auto-save sends one column at a time. */
function preparedForOne(verb: string, of: AnyEntity, changes: Record<string, unknown>) {
  const [column, ...others] = Object.keys(changes)
  const name = `${statementName(verb, of)}_${column}`
  const longest = 63 // bytes, PostgreSQL's limit for names
  return others.length === 0 && name.length <= longest ? prepared(name) : sql``
}

/**
 * Soft delete: the record stays but is no longer found. 404 if it is deleted already, 409 if it has another version than the
 * given one.
 */
export async function softDelete<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
  actor: Author,
  version?: number,
): Promise<void> {
  const stored = await lock(tx, of, id)
  if (version !== undefined && version !== stored.version) throw conflict('problem.conflict')
  const gone: object = {
    deletedOn: instantNow(),
    deletedById: actor?.accountId ?? null,
  }
  const changes = gone as ChangesOf<T, B>
  await save(tx, of, stored, { actor, action: 'delete', changes })
}

/** Restores a deleted record. 404 if it is not deleted. */
export async function restore<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
  actor: Author,
): Promise<void> {
  const back: object = { deletedOn: null, deletedById: null }
  const changes = back as ChangesOf<T, B>
  await save(tx, of, await lockDeleted(tx, of, id), { actor, action: 'restore', changes })
}

type EntryOfMany = Pick<Entry, 'of' | 'action' | 'actor'> & { ids: readonly number[] }

/** Writes an entry to the action log for each of them, in one statement. */
export async function logMany(tx: QueryExecutorProvider, entry: EntryOfMany): Promise<void> {
  await sql`
    INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId")
    SELECT ${entry.actor?.accountId ?? null}::integer, ${entry.action}, ${entry.of.entity}, "id"
    FROM unnest(${entry.ids}::integer[]) AS "each" ("id")
  `.execute(tx)
}

type Entry = {
  of: { entity: string }
  id: number
  action: string
  version: number | null
  actor: Author
  message?: string
  data?: Diff | null
}

/** Writes an entry to the action log. Never pass secrets in `data`. */
export async function log(tx: QueryExecutorProvider, entry: Entry): Promise<void> {
  await sql`
    INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "message", "data")
    VALUES (${entry.actor?.accountId ?? null}, ${entry.action}, ${entry.of.entity}, ${entry.id},
      ${entry.version}, ${entry.message ?? null}, ${entry.data ? JSON.stringify(entry.data) : null}::jsonb)
  `.execute(tx)
}
