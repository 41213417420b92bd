/** Ids of activities that a merge moves, and which of them the kept account had too. */
export type MovedActivities = {
  linked: number[]
  linkedToBoth: number[]
  /** The positions of both links; undefined for merges made before these were stored. */
  places?: { activityId: number; kept: number; gone: number }[]
  assigned: number[]
  assignedToBoth: number[]
}
