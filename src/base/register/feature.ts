// What a feature registers on the server, in its `….feature.ts`. `src/app/features.ts` lists all features.
import type { KeptValue } from '#kit/db/kept/kept.ts'
import type { Backend } from '#base/backend/backend.ts'
import { registerMergePart } from './mergePart.ts'
import type { MergePart } from './mergePart.ts'
import { registerLists } from './recordLists.contract.ts'
import type { RecordLists } from './recordLists.contract.ts'
import { registerKinds } from './records.contract.ts'
import type { Kinds } from './records.contract.ts'
import { registerRecords } from './recordsOnServer.ts'
import type { RecordsOnServer } from './recordsOnServer.ts'

export type Feature = {
  /** Adds the feature's endpoints and jobs. */
  routes?: readonly ((backend: Backend) => void)[]
  kinds?: Partial<Kinds>
  records?: Partial<RecordsOnServer>
  lists?: Partial<RecordLists>
  merges?: MergePart
  /** Values that triggers derive and store. */
  kept?: readonly KeptValue[]
}

/** Keeps the literal type, so that `app` fails to compile when a feature leaves something out. */
export const feature = <const F extends Feature>(brought: F): F => brought

export function registerFeatures(features: readonly Feature[]): void {
  for (const { kinds, records, lists, merges } of features) {
    registerKinds(kinds ?? {})
    registerRecords(records ?? {})
    registerLists(lists ?? {})
    if (merges) registerMergePart(merges)
  }
}
