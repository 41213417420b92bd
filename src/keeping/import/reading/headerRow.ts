// Finds the row with the headers among the first rows of a table: below a title and empty rows, or none at all.
import { cutText } from '#kit/fields/cutText.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { isGivenName } from '#base/people/reading/names/givenNames.ts'
import type { Row } from './source.ts'

/** The rows among which headers are looked for, and those that they are compared with. */
export const sampleRows = 200
const deepest = 30
const longestHeader = 60
/** A person may say that a row of long texts has the headers. */
const longestName = 200

type SampleRow = Pick<Row, 'number' | 'cells'>

/** Its number; null where the first row is data already. */
export function findHeaderRow(rows: readonly SampleRow[]): number | null {
  const usual = usualWidth(rows)
  // Titles fill one cell or two of a broad table.
  const at = rows
    .slice(0, deepest)
    .findIndex(({ cells }) => filled(cells) >= Math.max(1, usual * 0.6))
  const row = rows[at]
  return row && isHeader(row.cells, rows.slice(at + 1)) ? row.number : null
}

const filled = (cells: SampleRow['cells']) => cells.filter((cell) => cell !== null).length

/** As many cells as half of the rows fill at least. */
function usualWidth(rows: readonly SampleRow[]): number {
  const widths = rows.map(({ cells }) => filled(cells)).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

function isHeader(cells: SampleRow['cells'], below: readonly SampleRow[]): boolean {
  const texts = cells.filter((cell) => cell !== null)
  if (texts.some((text) => looksLikeData(text) || text.length > longestHeader)) return false
  const isCommon = texts.some((text) => commonHeaders.test(foldedText(text)))
  const isPerson = texts.some((text) => text.split(/\s+/).some(isGivenName))
  if (isPerson && !isCommon) return false
  const score = cells.reduce((sum, cell, column) => sum + evidence(cell, column, below), 0)
  // A table of texts alone: two columns of anything are more often headed than not, a list of words is not.
  return score > 0 || (score === 0 && texts.length > 1)
}

/** Above 0 where the cell speaks for a header of the cells below it, below 0 where it is one of them. */
function evidence(header: string | null, column: number, below: readonly SampleRow[]): number {
  if (header === null) return 0
  const values = below.map(({ cells }) => cells[column] ?? null).filter((value) => value !== null)
  if (commonHeaders.test(foldedText(header))) return 2
  if (values.length === 0) return 0
  const data = values.filter(looksLikeData).length
  if (data >= values.length * 0.6) return 2
  // Towns and states come again, headers do not.
  if (values.filter((value) => value === header).length > 0) return -1
  return 0
}

/** Numbers, dates, phones, addresses: no header looks like these. A year may be one. */
function looksLikeData(text: string): boolean {
  if (/^(?:19|20)\d\d$/.test(text)) return false
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:/.test(text)) return true
  const digits = text.match(/\d/g)?.length ?? 0
  return digits > 0 && digits >= text.replace(/[\s.,:/()+€$%-]/g, '').length * 0.6
}

const commonHeaders = new RegExp(
  [
    String.raw`^(?:a\/?a|α\/?α|n|no|nr|#|№|id|key|code|κωδ\p{L}*|код|номер|tags?|ετικετ\p{L}*|метк\p{L}+)\.?$`,
    String.raw`^(?:full |first |last |middle |given |family |sur|nick|company |user)?name$|^(?:title|company|phone|mobile|tel|fax)\b`,
    String.raw`^e-?mail|^address|^(?:street|city|zip|postcode|country|notes?|comments?|date|birthday|type|status|price|amount)\b`,
    String.raw`^(?:ονομ|επων|επιθετο|πατρων|τηλ|κινητ|σταθερ|διευθ|οδοσ|πολη|τ\.?κ|χωρα|ημερ|ημ\/|παρατ|σχολι|τιμη|ποσο|ειδος|τυποσ|κατηγ|καταστ|εταιρ|επωνυμ|αφμ|α\.φ\.μ|δου|περιοχ)`,
    String.raw`^(?:имя|фамил|отчеств|фио|тел|моб|адрес|город|улиц|индекс|стран|дат|примеч|коммент|цена|сумм|тип|статус|катег|компан|организ|почт|эл\. ?почт|инн|раион)`,
  ].join('|'),
  'u',
)

/**
 * A name for each of so many columns, all different. What repeats gets a number, `Phone (2)`; a column without a header
 * is called by `word` and its number.
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
