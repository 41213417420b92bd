// Undoes a log entry wholly or in part, as an ordinary save of the record by the actor.
import { sql } from 'kysely'
import { differencesBetween } from '#kit/db/diff.ts'
import type { Diff } from '#kit/db/diff.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { tableOf } from '#base/register/tableOf.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { canPutBack } from './canPutBack.ts'
import { isRecordKind } from './readable/loggedFields.ts'
import { readableChanges } from './readable/readableChanges.store.ts'

type Services = Pick<Backend, 'db' | 'jobs' | 'log' | 'translate'>
type PutBackOptions = { fields?: string[] | undefined; anyway?: boolean | undefined }
type Values = Record<string, unknown>

/**
 * 404 if the entry or its record does not exist; 400 naming `fields` if any of them cannot be put
 * back; 409 if one has changed since, unless `anyway` is set.
 */
export async function putBack(
  services: Services,
  id: number,
  { fields, anyway = false }: PutBackOptions,
  actor: Actor,
): Promise<void> {
  const { db } = services
  const { entity, entityId, data } = await entryToUndo(db, id)
  const possible = Object.keys(data.previous).filter((field) => canPutBack(entity, field))
  const wanted = fields ?? possible
  if (wanted.length === 0 || wanted.some((field) => !possible.includes(field)))
    throw badInput({ fields: ['actionLog.cannotPutBack'] })
  const before = only(data.previous, wanted)
  const now = await currentValues(db, entity, entityId, wanted)
  const changes = differencesBetween(now.values, before)
  const since = Object.keys(differencesBetween(now.values, only(data.attributes, wanted)))
  const conflicts = since.filter((field) => Object.hasOwn(changes, field))
  if (conflicts.length > 0 && !anyway)
    throw conflict('actionLog.changedSince', {
      conflicts,
      current: await bothValues(services, entity, only(now.values, conflicts), before, actor),
    })
  if (Object.keys(changes).length === 0) return
  await onServer(entity).putBack!.save(
    services,
    { ...changes, id: entityId, version: now.version },
    actor,
  )
}

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

async function entryToUndo(db: Db, id: number) {
  const entry = await db
    .selectFrom('actionLog')
    .select(['entity', 'entityId', 'action', 'version', 'data'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw notFound()
  const { entity, entityId, action, version, data } = entry
  if (!isRecordKind(entity) || action === 'add' || version === null || !data)
    throw badInput({ fields: ['actionLog.cannotPutBack'] })
  return { entity, entityId, data }
}

async function currentValues(
  db: Db,
  entity: RecordKind,
  id: number,
  wanted: readonly string[],
): Promise<{ version: number; values: Values }> {
  const lists = onServer(entity).putBack?.lists ?? {}
  const columns = wanted.filter((name) => !Object.hasOwn(lists, name))
  const read = sql.join([sql.ref('version'), ...columns.map((name) => sql.ref(name))])
  const { rows } = await sql<Values & { version: number }>`
    SELECT ${read} FROM ${sql.table(tableOf(entity))} WHERE "id" = ${id} AND "deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  const { version, ...values } = rows[0]
  for (const name of wanted)
    if (Object.hasOwn(lists, name)) values[name] = await lists[name]!(db, id)
  return { version, values }
}

/** The current values and the earlier ones to restore, as readable text. */
async function bothValues(
  { db, translate }: Services,
  entity: string,
  now: Values,
  wanted: Values,
  { language }: Actor,
) {
  const data: Diff = { previous: now, attributes: only(wanted, Object.keys(now)) }
  const [changes = []] = await readableChanges(db, [{ entity, action: 'update', data }], {
    translate,
    language,
  })
  return changes.map(({ field, label, before, after }) => ({
    field,
    label,
    now: before,
    wanted: after,
  }))
}
