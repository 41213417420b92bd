/** What pointed at the duplicate of a merge, by the name of the part that gives it back. */
export type Moved = {
  /** Numbers of rows by `table.column`. */
  references: Record<string, number[]>
  [part: string]: unknown
}
