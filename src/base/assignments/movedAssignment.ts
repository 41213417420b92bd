/** An assignment before a merge, and whether the kept account had the same one. */
export type MovedAssignment = {
  parentKind: string
  parentId: number
  accountId: number
  /** Undefined for merges made before this was stored. */
  createdOn?: string
  createdById: number | null
  keptHad: boolean
}
