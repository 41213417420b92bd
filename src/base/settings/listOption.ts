/** One choice of a list, as it is answered. */
export type ListOption<Value = number | string> = {
  value: Value
  text: string
  parent: number | null
  /** Said of what is offered no more: records that have it keep it. */
  retired?: true
}
