/** IDs of the activities that a merge moves, and of those that both accounts had. */
export type MovedActivities = {
  linked: number[]
  linkedToBoth: number[]
  /** Positions of the two links in activities of both accounts; undefined for old merges that did not store them. */
  places?: { activityId: number; kept: number; gone: number }[]
  assigned: number[]
  assignedToBoth: number[]
}
