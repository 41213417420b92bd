// A cell that begins as a formula does is run by a spreadsheet that reads it from a text file.
const begins = /^[=+\-@\t\r]/

/** The same text, made harmless by the sign that spreadsheets write before such texts. */
export const harmless = (text: string): string => (begins.test(text) ? `'${text}` : text)

/** Undoes it. */
export const withoutSign = (text: string): string =>
  text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text
