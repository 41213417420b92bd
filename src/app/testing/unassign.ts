import type { Db } from '#base/backend/backend.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'

/** Removes the assignment of the person who added a record, for tests without assigned people. */
export const unassign = (db: Db, kind: AssignmentKind, id: number) =>
  db.deleteFrom('assignment').where('parentKind', '=', kind).where('parentId', '=', id).execute()
