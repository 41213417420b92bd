import type { Diff } from '#kit/db/diff.ts'
import type { ImportedName } from '../plan/records.ts'

/** A change of an import that is to be taken back. */
export type Undoing = {
  id: number
  entity: ImportedName
  entityId: number
  isNew: boolean
  data: Diff
}
