// What a feature brings to the server, in its `….feature.ts`. `app` has the list of all features.
import type { Messages } from '#kit/i18n/messages.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Backend } from '#base/backend/backend.ts'
import { registerTexts } from './bundledTexts.ts'
import { registerMergePart } from './mergePart.ts'
import type { MergePart } from './mergePart.ts'
import { registerKinds } from './records.contract.ts'
import type { Kinds } from './records.contract.ts'
import { registerRecords } from './recordsOnServer.ts'
import type { RecordsOnServer } from './recordsOnServer.ts'

export type Feature = {
  /** Its endpoints and jobs. */
  routes?: readonly ((backend: Backend) => void)[]
  /** Its texts: of screens, and those that only the server uses. */
  texts?: readonly Record<Language, Messages>[]
  kinds?: Partial<Kinds>
  records?: Partial<RecordsOnServer>
  merges?: MergePart
  /** Values that triggers derive and store. */
  kept?: readonly KeptValue[]
}

/** Identity, for its type: the list of features checks which parts are brought. */
export const feature = <const F extends Feature>(brought: F): F => brought

export function registerFeatures(features: readonly Feature[]): void {
  for (const { texts, kinds, records, merges } of features) {
    for (const each of texts ?? []) registerTexts(each)
    registerKinds(kinds ?? {})
    registerRecords(records ?? {})
    if (merges) registerMergePart(merges)
  }
}
