// How a stored record changes: in plain sight, one version at a time, each change in the action log.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { badInput, conflict, notFound } from '../http/problem.ts'
import type {
  AnyEntity,
  AskedOf,
  Author,
  ChangesOf,
  EditedOf,
  Entity,
  NewOf,
  RecordOf,
  Stored,
} from './entity.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Diff } from './diff.ts'
import { changed, diff } from './diff.ts'
import { prepared } from './preparedClient.ts'

const stamps = [
  ...['id', 'version', 'createdOn', 'createdById'],
  ...['modifiedOn', 'modifiedById', 'deletedOn', 'deletedById'],
]

type Known = { name: string; columns: RawBuilder<never> }
const known = new WeakMap<AnyEntity, Known>()
let count = 0

/**
 * SQL for the columns of a record, each by its name: one that a newer server adds meanwhile would
 * otherwise change the answer of a statement that is prepared already, which PostgreSQL refuses.
 */
export const recordColumns = (of: AnyEntity): RawBuilder<never> => knownOf(of).columns

/** Names a statement about records of this entity: two that share a table do not share statements. */
export const statementName = (verb: string, of: AnyEntity): string => `${verb}_${knownOf(of).name}`

// Put together once: a hundred names take as long as reading what they name.
function knownOf(of: AnyEntity): Known {
  const found = known.get(of)
  if (found) return found
  const names = [...stamps, ...Object.keys(of.fields), ...(of.kept ?? [])]
  const columns = sql.raw<never>(names.map((name) => `"${name}"`).join(', '))
  const made = { name: `${of.table}_${++count}`, columns }
  known.set(of, made)
  return made
}

const columnsOf = (of: AnyEntity, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !of.beside?.includes(name)))

/** Reads a record for changing it; nobody else can until the transaction ends. 404 when deleted. */
export async function lock<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  id: number,
): Promise<RecordOf<T, F, K>> {
  const { rows } = await sql<RecordOf<T, F, K>>`
    ${prepared(statementName('lock', of))}
    SELECT ${recordColumns(of)} FROM ${sql.table(of.table)}
    WHERE "id" = ${id} AND "deletedOn" IS NULL FOR UPDATE
  `.execute(tx)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Stores a new record and logs it; what is undefined takes its default. Answers its number. */
export async function add<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  values: NewOf<T, B>,
  actor: Author,
): Promise<number> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const attributes = Object.fromEntries(given)
  const all = {
    ...columnsOf(of, attributes),
    createdById: actor?.accountId ?? null,
    modifiedById: actor?.accountId ?? null,
  }
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(of.table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(all))}) RETURNING "id"
  `.execute(tx)
  const id = rows[0]!.id
  await log(tx, {
    of,
    id,
    action: 'add',
    version: 1,
    actor,
    data: { attributes, previous: {} },
  })
  return id
}

/**
 * What `input` really changes in `before`. With an older `version` the two changes are merged field
 * by field: a field that only this caller or only others changed is not in question; one that both
 * changed differently is a 409 with `conflicts` and the `current` entity.
 */
export async function changesFrom<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  before: Stored,
  input: AskedOf<F, B>,
  current: () => Promise<unknown>,
): Promise<EditedOf<T, F, B>> {
  const given: Record<string, unknown> = input
  const wanted = Object.fromEntries(
    [...Object.keys(of.fields), ...(of.beside ?? [])]
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, given[name]]),
  )
  const changes = changed(before, wanted)
  const { version } = input
  if (version === undefined || version === before.version) return changes as EditedOf<T, F, B>
  if (version < 1 || version > before.version)
    throw badInput({ version: ['problem.unknownVersion'] })
  const base = await valuesAt(tx, of, before.id, version)
  for (const name of Object.keys(changes))
    if (name in base && !(name in changed(base, { [name]: changes[name] }))) delete changes[name]
  const conflicts = Object.keys(changes).filter((name) => name in base)
  if (conflicts.length > 0)
    throw conflict('problem.conflict', { conflicts, current: await current() })
  return changes as EditedOf<T, F, B>
}

// The values that others have replaced since a version: the oldest replaced value of each field.
async function valuesAt(tx: QueryExecutorProvider, of: AnyEntity, id: number, version: number) {
  const { rows } = await sql<{ data: Diff | null }>`
    SELECT "data" FROM "actionLog"
    WHERE "entity" = ${of.entity} AND "entityId" = ${id} AND "version" > ${version}
    ORDER BY "version" DESC
  `.execute(tx)
  return Object.assign({}, ...rows.map((row) => row.data?.previous ?? {})) as Record<
    string,
    unknown
  >
}

/**
 * Writes the changed columns, adds one to `version`, logs the difference; does nothing when nothing
 * changed. `before` must be locked. `action` names what happened where it is not a plain update.
 * What is kept `beside` is only counted and logged here: the caller writes it.
 */
export async function save<T, F extends Fields, K, B>(
  tx: QueryExecutorProvider,
  of: Entity<T, F, K, B>,
  before: Stored,
  changes: ChangesOf<T, B>,
  actor: Author,
  action = 'update',
): Promise<void> {
  await write(tx, of, before, changes, actor, action)
}

async function write(
  tx: QueryExecutorProvider,
  of: AnyEntity,
  before: Stored,
  changes: Record<string, unknown>,
  actor: Author,
  action: string,
): Promise<void> {
  const really = changed(before, changes)
  if (Object.keys(really).length === 0) return
  const { rows } = await sql`
    ${preparedForOne('save', of, really)}
    ${saving(of, before, really, { actor, action })} SELECT FROM "saved"
  `.execute(tx)
  if (!rows[0]) throw new Error(`${of.entity} ${before.id} was changed without being locked`)
}

/** Planned once for each column: auto-save sends one at a time, again and again. */
export function preparedForOne(verb: string, of: AnyEntity, really: Record<string, unknown>) {
  const [column, ...others] = Object.keys(really)
  const name = `${statementName(verb, of)}_${column}`
  const longest = 63 // bytes, PostgreSQL's bound for a name
  return others.length === 0 && name.length <= longest ? prepared(name) : sql``
}

/**
 * SQL that a query begins with: it writes and logs what really changes and leaves the record as it
 * then is in "saved"; nothing is written, and "saved" is empty, when the version is another by now.
 */
export function saving(
  of: AnyEntity,
  before: Stored,
  really: Record<string, unknown>,
  { actor, action = 'update' }: { actor: Author; action?: string },
): RawBuilder<unknown> {
  const columns = Object.entries(columnsOf(of, really)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}, `,
  )
  return sql`
    WITH "saved" AS (
      UPDATE ${sql.table(of.table)}
      SET ${sql.join(columns, sql``)} "version" = "version" + 1, "modifiedOn" = now(), "modifiedById" = ${actor?.accountId ?? null}
      WHERE "id" = ${before.id} AND "version" = ${before.version} RETURNING ${recordColumns(of)}
    ),
    "logged" AS (
      INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "data")
      SELECT ${actor?.accountId ?? null}, ${action}, ${of.entity}, "id", "version", ${JSON.stringify(diff(before, really))}::jsonb
      FROM "saved"
    )`
}
/** Deletes softly: the record stays, and nobody finds it any more. 404 when it is gone already. */
export async function softDelete(
  tx: QueryExecutorProvider,
  of: AnyEntity,
  id: number,
  actor: Author,
) {
  const gone = { deletedOn: new Date().toISOString(), deletedById: actor?.accountId ?? null }
  await write(tx, of, await lock(tx, of, id), gone, actor, 'delete')
}

/** Undoes a deletion. 404 when there is nothing to undo. */
export async function restore(tx: QueryExecutorProvider, of: AnyEntity, id: number, actor: Author) {
  const { rows } = await sql<Stored>`
    SELECT ${recordColumns(of)} FROM ${sql.table(of.table)}
    WHERE "id" = ${id} AND "deletedOn" IS NOT NULL FOR UPDATE
  `.execute(tx)
  if (!rows[0]) throw notFound()
  await write(tx, of, rows[0], { deletedOn: null, deletedById: null }, actor, 'restore')
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

/** Writes one line of the action log. Never pass anything secret in `data`. */
export async function log(tx: QueryExecutorProvider, entry: Entry): Promise<void> {
  await sql`
    INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "version", "message", "data")
    VALUES (${entry.actor?.accountId ?? null}, ${entry.action}, ${entry.of.entity}, ${entry.id},
      ${entry.version}, ${entry.message ?? null}, ${entry.data ? JSON.stringify(entry.data) : null}::jsonb)
  `.execute(tx)
}
