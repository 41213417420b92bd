/** One option of a named list, as returned by `editRequestSelectList` and in the lists of responses. */
export type Option = {
  value: number | string
  text: string
  /** The value in another list that this option belongs to. */
  parent?: number | string | null | undefined
  /** No longer offered, but still shown where it was chosen before. */
  retired?: true | undefined
}

/** The options of a named list; undefined while they load. */
export type OptionsOf = (list: string) => readonly Option[] | undefined

/** The name of an unknown option: a text value is its own name, a number has none. */
export const textOf = (options: readonly Option[] | undefined, value: number | string): string =>
  options
    ? (options.find((option) => option.value === value)?.text ??
      (typeof value === 'string' ? value : ''))
    : ''
