/** What a merge moved, by the name of the merge part that can give it back. */
export type Moved = {
  /** Ids of rows by `table.column`. */
  references: Record<string, number[]>
  [part: string]: unknown
}
