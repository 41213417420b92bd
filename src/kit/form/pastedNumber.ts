// A number that was not typed but pasted: from a map, a spreadsheet or a listing in another language.

/**
 * The text with a comma before its decimals and nothing between its thousands. A single point or comma
 * stands before the decimals, unless `thousands` are usual there and three digits follow it.
 */
export function withComma(text: string, { thousands }: { thousands: boolean }): string {
  const marks = text.match(/[.,]/g) ?? []
  const last = text.lastIndexOf(marks.at(-1) ?? ' ')
  const repeats = marks.length > 1 && marks.at(-1) === marks.at(-2)
  const groups = thousands && marks.length === 1 && /^\d{3}(?!\d)/.test(text.slice(last + 1))
  if (marks.length === 0 || repeats || groups) return text.replace(/[.,]/g, '')
  return `${text.slice(0, last).replace(/[.,]/g, '')},${text.slice(last + 1)}`
}
