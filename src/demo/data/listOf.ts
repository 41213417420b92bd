/** Splits a text at commas. */
export const listOf = (text: string): readonly string[] =>
  text.trim().replace(/\s+/g, ' ').split(', ')
