// Finds the header row among the first rows of a table: below a title and empty rows, or absent.
import { cutText } from '#kit/fields/cutText.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { isGivenName } from '#base/people/reading/names/givenNames.ts'
import type { Row } from './source.ts'

/** Number of rows to search for headers, and to compare them with. */
export const sampleRows = 200
const deepest = 30
const longestHeader = 60
/** Longer headers are accepted if the user chose the row. */
const longestName = 200

type SampleRow = Pick<Row, 'number' | 'cells'>

/** Its number; null if the first row is data. */
export function findHeaderRow(rows: readonly SampleRow[]): number | null {
  const usual = usualWidth(rows)
  // Titles fill only one or two cells of a wide table.
  const at = rows
    .slice(0, deepest)
    .findIndex(({ cells }) => filled(cells) >= Math.max(1, usual * 0.6))
  const row = rows[at]
  return row && isHeader(row.cells, rows.slice(at + 1)) ? row.number : null
}

const filled = (cells: SampleRow['cells']) => cells.filter((cell) => cell !== null).length

/** Median number of filled cells per row. */
function usualWidth(rows: readonly SampleRow[]): number {
  const widths = rows.map(({ cells }) => filled(cells)).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

function isHeader(cells: SampleRow['cells'], below: readonly SampleRow[]): boolean {
  const texts = cells.filter((cell) => cell !== null)
  if (texts.some((text) => text.length > longestHeader)) return false
  const common = texts.filter((text) => commonHeaders.test(foldedText(text))).length
  const isCommon = common > 0
  const data = texts.filter(looksLikeData)
  if (data.length > 0 && !(common > 1 && data.every(isCode))) return false
  const isPerson = texts.some((text) => text.split(/\s+/).some(isGivenName))
  if (isPerson && !isCommon) return false
  const score = cells.reduce((sum, cell, column) => sum + evidence(cell, column, below), 0)
  // For a table with texts only: two or more columns usually have headers, a list of words does not.
  return score > 0 || (score === 0 && texts.length > 1)
}

/** Positive if the cell looks like a header of the cells below it, negative if it looks like one of them. */
function evidence(header: string | null, column: number, below: readonly SampleRow[]): number {
  if (header === null) return 0
  const values = below.map(({ cells }) => cells[column] ?? null).filter((value) => value !== null)
  if (commonHeaders.test(foldedText(header))) return 2
  if (values.length === 0) return 0
  const data = values.filter(looksLikeData).length
  if (data >= values.length * 0.6) return 2
  // Towns and states repeat, headers do not.
  if (values.filter((value) => value === header).length > 0) return -1
  return 0
}

/** Numbers, dates, phones, addresses: no header looks like these, except a year. */
function looksLikeData(text: string): boolean {
  if (/^(?:19|20)\d\d$/.test(text)) return false
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:/.test(text)) return true
  const digits = text.match(/\d/g)?.length ?? 0
  return digits > 0 && digits >= text.replace(/[\s.,:/()+€$%-]/g, '').length * 0.6
}

/** Q10, 01-2024, 30%: beside common headers it may be one. Phones and tax numbers are longer. */
const isCode = (text: string): boolean =>
  !/@|:\/\//.test(text) && (text.match(/\d/g)?.length ?? 0) <= 8

const commonHeaders = new RegExp(
  [
    String.raw`^(?:a\/?a|α\/?α|n|no|nr|number|αριθμοσ|#|№|id|key|code|κωδ\p{L}*|код|номер|tags?|ετικετ\p{L}*|метк\p{L}+)\.?$`,
    String.raw`^(?:full |first |last |middle |given |family |sur|nick|company |user)?name$|^(?:title|company|phone|mobile|tel|fax)\b`,
    String.raw`^e-?mail|^address|^(?:street|city|zip|postcode|country|notes?|comments?|date|birthday|type|status|price|amount)\b`,
    String.raw`^(?:ονομ|επων|επιθετο|πατρων|τηλ|κινητ|σταθερ|διευθ|οδοσ|πολη|τ\.?κ|χωρα|ημερ|ημ\/|παρατ|σχολι|τιμη|ποσο|ειδος|τυποσ|κατηγ|καταστ|εταιρ|επωνυμ|αφμ|α\.φ\.μ|δου|περιοχ)`,
    String.raw`^(?:имя|фамил|отчеств|фио|тел|моб|адрес|город|улиц|индекс|стран|дат|примеч|коммент|цена|сумм|тип|статус|катег|компан|организ|почт|эл\. ?почт|инн|раион)`,
  ].join('|'),
  'u',
)

/**
 * Makes a distinct name for each column. Duplicates get a number, `Phone (2)`; a column without a header gets `word` and its
 * number.
 */
export function headerNames(
  cells: readonly (string | null)[],
  columns: number,
  word: string,
): string[] {
  const taken = new Set<string>()
  const written = new Set(cells)
  return Array.from({ length: columns }, (_, at) => {
    const cell = cells[at] ? cutText(cells[at].replace(/\s+/g, ' '), longestName) : null
    const wanted = cell ?? `${word} ${at + 1}`
    let name = wanted
    for (let count = 2; taken.has(name) || (name !== cell && written.has(name)); count++)
      name = `${wanted} (${count})`
    taken.add(name)
    return name
  })
}
