/** One option of a list, as in responses. */
export type ListOption<Value = number | string> = {
  value: Value
  text: string
  parent: number | null
  /** No longer offered; records that have it keep it. */
  retired?: true
  /** A stage at which work on a record ends. */
  closed?: true
}
