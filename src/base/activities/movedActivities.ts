/** Activities by their numbers: what a merge moves, and which of them the kept account had as well. */
export type MovedActivities = {
  linked: number[]
  linkedToBoth: number[]
  /** Where among the links of these both stood; undefined of a merge from before this was noted. */
  places?: { activityId: number; kept: number; gone: number }[]
  assigned: number[]
  assignedToBoth: number[]
}
