/** An assignment as it was before a merge, and whether the kept account had the same one already. */
export type MovedAssignment = {
  parentKind: string
  parentId: number
  accountId: number
  /** Undefined of a merge from before this was noted. */
  createdOn?: string
  createdById: number | null
  keptHad: boolean
}
