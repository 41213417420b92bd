// Finds rows that can no longer be written as shown.
import { sameValue } from '#kit/db/diff.ts'
import type { StoredRecord } from '../entities/importedEntity.ts'
import type { PlannedPart, PlannedRow, RowFault } from '../plan/rows.ts'
import type { ImportedName } from '../composites.contract.ts'

export type RowToRun = Pick<PlannedRow, 'number' | 'plan'>

/** Current stored records by kind and id. */
export type StoredBy = Record<ImportedName, Map<number, StoredRecord>>

type CurrentState = {
  /** The record of each row of "importRecord"; null if it is not added yet. */
  ids: ReadonlyMap<number, number | null>
  stored: StoredBy
  /** Rows of "importRecord" to be added, which somebody has added by hand meanwhile. */
  since: ReadonlySet<number>
}

/** In order: later rows cannot use the records of a refused row. */
export function refusals(rows: readonly RowToRun[], known: CurrentState): Map<number, RowFault[]> {
  const refused = new Map<number, RowFault[]>()
  const coming = new Set<number>()
  const values = new Map<string, Record<string, unknown>>()
  for (const { number, plan } of rows) {
    const why = plan
      .map((part) => whyNot(part, known, coming, values))
      .find((each) => each !== null)
    if (why) {
      refused.set(number, [{ column: null, message: why }])
      continue
    }
    for (const part of plan) {
      if (part.action === 'add') coming.add(part.recordId)
      const key = String(part.recordId)
      values.set(key, { ...values.get(key), ...part.values })
    }
  }
  return refused
}

function whyNot(
  part: PlannedPart,
  { ids, stored, since }: CurrentState,
  coming: ReadonlySet<number>,
  values: ReadonlyMap<string, Record<string, unknown>>,
): string | null {
  const id = ids.get(part.recordId)
  if (part.action === 'add') return since.has(part.recordId) ? 'import.fault.addedSince' : null
  if (coming.has(part.recordId)) return null
  if (id == null) return 'import.fault.rowBefore'
  const record = stored[part.entity].get(id)
  if (!record) return 'import.fault.goneSince'
  const now = { ...record, ...values.get(String(part.recordId)) }
  const isAsShown = Object.entries(part.previous).every(([field, value]) =>
    sameValue(now[field as keyof typeof now], value),
  )
  return isAsShown ? null : 'import.fault.changedSince'
}
