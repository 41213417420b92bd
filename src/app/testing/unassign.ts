import type { Db } from '#base/backend/backend.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'

/** Takes whoever added a record off it, for tests in which nobody is assigned. */
export const unassign = (db: Db, kind: AssignmentKind, id: number) =>
  db.deleteFrom('assignment').where('parentKind', '=', kind).where('parentId', '=', id).execute()
