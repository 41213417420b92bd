/** An assignment as it was before a merge, and whether the kept account had the same one already. */
export type MovedAssignment = {
  parentKind: string
  parentId: number
  accountId: number
  createdById: number | null
  keptHad: boolean
}
