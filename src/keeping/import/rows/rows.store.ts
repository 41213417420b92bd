// Lists the rows of an import with their plans, results and errors.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { notFound } from '#kit/http/problem.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { notedRows } from '../import.contract.ts'
import type { ImportedRow, ImportKindName, Outcome } from '../import.contract.ts'
import { isNoted } from '../import.store.ts'
import { recordIdOf } from '../plan/records.ts'
import type { FileRow, PlannedRow } from '../plan/rows.ts'
import { partsOf, targetsOf } from '../targets.contract.ts'
import { namesOfValues } from './namesOfValues.store.ts'
import { titlesOf } from './titles.store.ts'
import type { Titles } from './titles.store.ts'

export type Reading = Pick<Backend, 'db' | 'translate'> & { actor: Actor }
export type StoredRow = Pick<FileRow, 'number' | 'cells' | 'mended' | 'choices'> &
  Pick<PlannedRow, 'faults' | 'maybe'> & {
    /** Null, like the plan, until the row is planned. */
    outcome: Outcome | null
    plan: PlannedRow['plan'] | null
    isDone: boolean
  }
type RowQuery = {
  id: number
  outcome?: Outcome | typeof notedRows | null | undefined
  perPage: number
  currentPage: number
}

export async function importRows(
  reading: Reading,
  { id, outcome, perPage, currentPage }: RowQuery,
) {
  const { db } = reading
  const which = outcome === notedRows ? isNoted : sql`"outcome" = ${outcome}`
  const among = sql`"importId" = ${id} AND ${outcome ? which : sql.lit(true)}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<StoredRow>`
      SELECT ${columns} FROM "importRow" WHERE ${among}
      ORDER BY "number" LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}
    `.execute(db),
    sql<{
      total: number
    }>`SELECT count(*)::integer AS "total" FROM "importRow" WHERE ${among}`.execute(db),
  ])
  return {
    items: await shownRows(reading, await kindOf(db, id), rows),
    totalRows: counted[0]!.total,
  }
}

const columns = sql.raw(
  ['number', 'cells', 'mended', 'choices', 'outcome', 'isDone', 'faults', 'plan', 'maybe']
    .map((name) => `"${name}"`)
    .join(', '),
)

export async function importRow(
  reading: Reading,
  id: number,
  number: number,
): Promise<ImportedRow> {
  const { rows } = await sql<StoredRow>`
    SELECT ${columns} FROM "importRow" WHERE "importId" = ${id} AND "number" = ${number}
  `.execute(reading.db)
  if (!rows[0]) throw notFound()
  const [row] = await shownRows(reading, await kindOf(reading.db, id), rows)
  return row!
}

async function kindOf(db: Db, id: number): Promise<ImportKindName> {
  const found = await db.selectFrom('import').select('kind').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found.kind
}

/** `records`: those that are not stored, by id. */
export async function shownRows(
  { db, actor, translate }: Reading,
  kind: ImportKindName,
  rows: readonly StoredRow[],
  records?: ReadonlyMap<number, RecordOfRow>,
): Promise<ImportedRow[]> {
  const plans = rows.flatMap(({ plan }) => plan ?? [])
  const ids =
    records ??
    (await entityIdsOf(db, [
      ...plans.map(({ recordId }) => recordId),
      ...rows
        .flatMap(({ maybe }) => Object.values(maybe).flat())
        .flatMap((choice) => recordIdOf(choice) ?? []),
    ]))
  const titles = await titlesOf(db, actor.language, [
    ...plans.map(({ entity, recordId }) => ({ entity, id: ids.get(recordId)?.entityId ?? null })),
    ...rows.flatMap(({ maybe }) =>
      Object.entries(maybe).flatMap(([part, choices]) =>
        choices.map((choice) => ({
          entity: partsOf[kind][part]!.entity,
          id: recordIdOf(choice) === null ? Number(choice) : null,
        })),
      ),
    ),
  ])
  const called = await namesOfValues(db, kind, plans, actor.language)
  const say = (message: Message) => translate(actor.language, message)
  const labelOf = (target: string) => {
    const label = targetsOf(kind).get(target)?.label
    return label ? `${say(label)}: ` : ''
  }
  return rows.map(({ faults, plan, maybe, ...row }) => ({
    ...row,
    faults: faults.map(({ column, target, message }) => ({
      column,
      text: `${target ? labelOf(target) : ''}${say(message)}`,
    })),
    parts: (plan ?? []).map(({ part, entity, action, recordId, values, previous, photos }) => {
      const entityId = ids.get(recordId)?.entityId ?? null
      return {
        part,
        entity,
        action,
        entityId,
        values,
        previous,
        title: entityId === null ? null : (titles.get(`${entity} ${entityId}`)?.title ?? null),
        called: called(part, values, previous),
        photos: photos?.length ?? 0,
      }
    }),
    candidates: Object.fromEntries(
      Object.entries(maybe).map(([part, choices]) => [
        part,
        choices.map((choice) => candidate(choice, partsOf[kind][part]!.entity, titles, ids, say)),
      ]),
    ),
  }))
}

type RecordOfRow = { entityId: number | null; addedBy: number | null }

async function entityIdsOf(
  db: Db,
  recordIds: readonly number[],
): Promise<Map<number, RecordOfRow>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('importRecord')
    .select(['id', 'entityId', 'addedBy'])
    .where('id', 'in', [...new Set(recordIds)])
    .execute()
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

function candidate(
  choice: string,
  entity: RecordKind,
  titles: Titles,
  ids: ReadonlyMap<number, RecordOfRow>,
  say: (message: Message) => string,
) {
  const record = recordIdOf(choice)
  const entityId = record === null ? Number(choice) : (ids.get(record)?.entityId ?? null)
  const found = entityId === null ? undefined : titles.get(`${entity} ${entityId}`)
  if (found) return { choice, title: found.title ?? '', detail: found.detail }
  const row = record === null ? null : (ids.get(record)?.addedBy ?? null)
  return { choice, title: say(['import.ofRow', { row: row ?? 0 }]), detail: null }
}
