import type { MovedActivities } from '#features/activities/movedActivities.ts'
import type { MovedAssignment } from '#features/assignments/movedAssignment.ts'
import type { MovedDeals } from '#features/deals/movedDeals.ts'
import type { MovedObjects } from '#features/objects/movedObjects.ts'

/** What pointed at the duplicate of a merge, by the feature that gives it back. */
export type Moved = {
  activities: MovedActivities
  assignments: MovedAssignment[]
  /** Undefined of a merge from before these were noted. */
  deals?: MovedDeals
  /** Numbers of files. */
  files: number[]
  objects: MovedObjects
  /** The user name of the sign-in that goes along. */
  signIn: string | null
  /** Numbers of rows by `table.column`. */
  references: Record<string, number[]>
}
