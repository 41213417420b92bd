/** The words or names of a text, which commas separate. */
export const listOf = (text: string): readonly string[] =>
  text.trim().replace(/\s+/g, ' ').split(', ')
