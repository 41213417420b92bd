// Runs a bulk action set by set, and keeps the outcome of each record.
import { changedBy, inSets } from './bulkActions.ts'
import type { BulkRequest } from './bulkActions.ts'
import type { Outcome } from './bulk.contract.ts'
import { useSets } from './useSets.ts'
import type { SetsRun } from './useSets.ts'

export type Run = SetsRun<BulkRequest, number, Outcome>

export const useRun = () => useSets<BulkRequest, number, Outcome>(inSets, changedBy)
