import type { StoredRecord } from '../entities/importedEntity.ts'
import type { PlannedPart } from '../plan/plan.ts'
import type { ImportedName } from '../plan/records.ts'

export type RowToRun = { number: number; plan: PlannedPart[] }

/** Stored records by kind and number, as they are at the moment. */
export type StoredBy = Record<ImportedName, Map<number, StoredRecord>>
