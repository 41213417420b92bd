/** The references that a merge moved, by the name of the merge part that can restore them. */
export type MovedReferences = {
  /** Ids of rows by `table.column`. */
  references: Record<string, number[]>
  [part: string]: unknown
}
