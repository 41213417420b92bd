/** Activities by their numbers: what a merge moves, and which of them the kept account had as well. */
export type MovedActivities = {
  linked: number[]
  linkedToBoth: number[]
  assigned: number[]
  assignedToBoth: number[]
}
