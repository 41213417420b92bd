/** One choice of a named list, as `editRequestSelectList` and the lists of an answer bring it. */
export type Option = {
  value: number | string
  text: string
  /** The value in another list that this choice belongs to. */
  parent?: number | string | null | undefined
  /** Offered no more: shown where it was chosen before. */
  retired?: true | undefined
}

/** The choices of a named list; undefined while they load. */
export type OptionsOf = (list: string) => readonly Option[] | undefined

/** A text that its list does not know speaks for itself; a number says nothing. */
export const textOf = (options: readonly Option[] | undefined, value: number | string): string =>
  options
    ? (options.find((option) => option.value === value)?.text ??
      (typeof value === 'string' ? value : ''))
    : ''
