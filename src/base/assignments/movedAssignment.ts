/** An assignment before a merge, and whether the kept account had the same one. */
export type MovedAssignment = {
  parentKind: string
  parentId: number
  accountId: number
  /** Undefined for old merges that did not store it. */
  createdOn?: string
  createdById: number | null
  keptHad: boolean
}
