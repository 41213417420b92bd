/** The references that a merge moved, by the name of the merge part that can restore them. */
export type Moved = {
  /** Ids of rows by `table.column`. */
  references: Record<string, number[]>
  [part: string]: unknown
}
