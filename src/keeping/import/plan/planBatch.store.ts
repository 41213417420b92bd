// Works out what becomes of a batch of rows, in their order, and stores it. Writes no record.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Fields } from '#kit/fields/kinds.ts'
import type { OddPart } from '../reading/source.ts'
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { Rules } from '../entities/importedEntity.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { photosThere } from '../photos/photos.store.ts'
import { partsOf } from '../targets.contract.ts'
import { mapInSteps } from '../work/mapInSteps.ts'
import { loadHanging } from './hanging.store.ts'
import { loadRecords, storeRecords } from './records.store.ts'
import type { Chosen } from './records.store.ts'
import { keysOfPart } from './records.ts'
import type { ImportedName, Records } from './records.ts'
import type { RowFault, SaidRow } from './plan.ts'
import { planRow } from './planRow.ts'
import type { PlannedRow, PlanningOf } from './planRow.ts'
import { sayRow } from './sayRow.ts'
import { wordsFor } from './words.store.ts'

export type PlanningJob = {
  importId: number
  kind: ImportKindName
  mapping: Mapping
  headers: readonly string[]
  actor: Actor
}
export type RowToPlan = {
  number: number
  cells: (string | null)[]
  mended: Record<string, string>
  choices: Record<string, string>
  leftOut: boolean
  mark: string | null
  odd: OddPart[]
}

/** `sequence` is the turn of the first of the rows. */
export async function planBatch(
  tx: Db,
  rows: readonly RowToPlan[],
  job: PlanningJob,
  sequence: number,
): Promise<void> {
  const { importId, kind, mapping, actor } = job
  const taking = rows.filter(({ leftOut, mark }) => !leftOut && mark === null)
  const words = await wordsFor(tx, taking.map(cellsOf), job)
  const said = await mapInSteps(taking, (row) => {
    const { parts, faults } = sayRow(cellsOf(row), { ...job, words })
    return { row, said: { parts, faults: [...oddCells(row), ...faults] } }
  })
  const parts = said.flatMap(({ row, said: { parts: all } }, at) =>
    [...all].map(([name, part]) => ({ at, row, name, part, entity: partsOf[kind][name]!.entity })),
  )
  const keys = await keysOfParts(tx, parts, mapping.system)
  const records = await loadRecords(
    tx,
    importId,
    mapping.system,
    parts.map(({ entity }, at) => ({ entity, keys: keys[at]! })),
    said.flatMap(({ row }) => chosenIds(row, kind)),
  )
  const keysOfRow = said.map(() => new Map<string, readonly string[]>())
  for (const [index, { at, name }] of parts.entries()) keysOfRow[at]!.set(name, keys[index]!)
  const blocks = await loadHanging(
    tx,
    {
      importId,
      system: mapping.system,
      rules: partsOf[kind],
      chosen: said.flatMap(({ row }) => chosenIds(row, kind)),
    },
    said.map(({ row: { choices }, said: { parts: all } }, at) => ({
      parts: all,
      keys: keysOfRow[at]!,
      choices,
    })),
    records,
  )
  const ids = await nextIds(tx, parts.length)
  const by = {
    kind,
    mapping,
    records,
    blocks,
    hanging: hangingKinds(),
    rules: await rulesFor(tx, parts, actor),
    photosThere: await photosOf(tx, parts, records),
    fields: Object.fromEntries(
      Object.entries(entities).map(([name, { of }]) => [name, of.fields]),
    ) as Record<ImportedName, Fields>,
    nextId: () => ids.pop()!,
  }
  const planned = new Map<number, PlannedRow>()
  await mapInSteps(said, ({ row, said: one }, at) =>
    planned.set(row.number, planRow(one, row, keysOfRow[at]!, by)),
  )
  const used = new Set(
    [...planned.values()].flatMap(({ plan }) => plan.map(({ recordId }) => recordId)),
  )
  await storeRecords(tx, importId, records, used)
  await storePlans(tx, importId, rows, planned, sequence)
}

const hangingKinds = (): PlanningOf['hanging'] =>
  Object.fromEntries(Object.entries(entities).map(([name, { hanging }]) => [name, hanging]))

/** Cells that the file itself has wrong, until somebody has corrected them. */
const oddCells = ({ odd, mended }: RowToPlan): RowFault[] =>
  odd
    .filter(({ column }) => mended[column - 1] === undefined)
    .map(({ column, why }) => ({ column: column - 1, message: `import.fault.${why}` }))

/** With what a person corrected. */
export const cellsOf = ({ cells, mended }: Pick<RowToPlan, 'cells' | 'mended'>) => {
  const width = Math.max(cells.length, ...Object.keys(mended).map((column) => Number(column) + 1))
  return Array.from({ length: width }, (_, column) => mended[column] ?? cells[column] ?? null)
}

type Part = {
  name: string
  part: SaidRow['parts'] extends Map<string, infer P> ? P : never
  entity: ImportedName
}

async function keysOfParts(tx: Db, parts: readonly Part[], system: string): Promise<string[][]> {
  const keys: string[][] = parts.map(() => [])
  for (const [name, entity] of Object.entries(entities)) {
    const own = [...parts.entries()].filter(([, part]) => part.entity === name)
    if (own.length === 0) continue
    const made = await entity.keysOf(
      tx,
      own.map(([, { part }]) => part.values),
    )
    for (const [index, [at, { part }]] of own.entries())
      keys[at] = keysOfPart(made[index]!, part.number, system)
  }
  return keys
}

async function photosOf(tx: Db, parts: readonly Part[], records: Records) {
  const isAsked = parts.some(({ part }) => part.photos.length > 0)
  const objects = records.all.filter(({ entity }) => entity === 'Object')
  return photosThere(tx, isAsked ? objects.flatMap(({ entityId }) => entityId ?? []) : [])
}

async function rulesFor(tx: Db, parts: readonly Part[], actor: Actor) {
  const rules: Partial<Record<ImportedName, Rules>> = {}
  for (const [name, entity] of Object.entries(entities)) {
    const values = parts.filter((part) => part.entity === name).map(({ part }) => part.values)
    rules[name as ImportedName] = await entity.rules(tx, values, actor)
  }
  return rules as Record<ImportedName, Rules>
}

const chosenIds = ({ choices }: RowToPlan, kind: ImportKindName): Chosen[] =>
  Object.entries(choices).flatMap(([part, choice]): Chosen[] => {
    const entity = partsOf[kind][part]?.entity
    if (!entity || choice === 'new') return []
    return choice.startsWith('r')
      ? [{ entity, recordId: Number(choice.slice(1)) }]
      : [{ entity, entityId: Number(choice) }]
  })

async function nextIds(tx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"importRecord"', 'id'))::integer AS "id" FROM generate_series(1, ${count}::integer)
  `.execute(tx)
  return rows.map(({ id }) => id).reverse()
}

async function storePlans(
  tx: Db,
  importId: number,
  rows: readonly RowToPlan[],
  planned: ReadonlyMap<number, PlannedRow>,
  sequence: number,
) {
  const left = { outcome: 'left', plan: [], faults: [], maybe: {} } as const
  const json = rows.map(({ number }, at) => {
    const { outcome, plan, faults, maybe } = planned.get(number) ?? left
    const recordIds = [
      ...new Set(plan.flatMap(({ recordId, refs }) => [recordId, ...Object.values(refs)])),
    ]
    return { number, outcome, plan, faults, maybe, recordIds, sequence: sequence + at }
  })
  await sql`
    UPDATE "importRow" "stored"
    SET "outcome" = "new"."outcome", "plan" = "new"."plan", "faults" = "new"."faults", "maybe" = "new"."maybe",
      "recordIds" = "new"."recordIds", "sequence" = "new"."sequence"
    FROM jsonb_to_recordset(${JSON.stringify(json)}::jsonb) AS "new"
      ("number" integer, "outcome" text, "plan" jsonb, "faults" jsonb, "maybe" jsonb, "recordIds" integer[], "sequence" integer)
    WHERE "stored"."importId" = ${importId} AND "stored"."number" = "new"."number"
  `.execute(tx)
}
