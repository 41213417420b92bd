// Runs a bulk action set by set, and keeps the outcome of each record.
import { subjectsChangedByBulk, inSets } from './bulkActions.ts'
import type { BulkRequest } from './bulkActions.ts'
import type { BulkOutcome } from './bulk.contract.ts'
import { useSets } from './useSets.ts'
import type { SetsRun } from './useSets.ts'

export type Run = SetsRun<BulkRequest, number, BulkOutcome>

export const useRun = () => useSets<BulkRequest, number, BulkOutcome>(inSets, subjectsChangedByBulk)
