// Reads BLM, the format of Rightmove and many British programs: a table with its own delimiters, which its header names.
import { decodedPieces } from '../encoding/decode.ts'
import { TableRefused } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { blmCells } from './blmCells.ts'

/** Whether a text is the beginning of such a file. */
export const isBlm = (start: string): boolean => /^\s*#HEADER#\s/i.test(start)

export type BlmHead = {
  /** The end of a field, and of a record. */
  field: string
  record: string
  headers: string[]
  /** Where the records begin. */
  from: number
}

/** From the beginning of a file. Throws `TableRefused`. */
export function blmHead(start: string, limits: IntakeLimits): BlmHead {
  const [all, header, definition] =
    /#HEADER#(.*?)#DEFINITION#(.*?)#DATA#/is.exec(start) ?? ([] as string[])
  if (all === undefined || header === undefined || definition === undefined)
    throw new TableRefused('noTable')
  const field = endIn(header, 'EOF') ?? '^'
  const record = endIn(header, 'EOR') ?? '~'
  const names = definition
    .split(record, 1)[0]!
    .split(field)
    .map((name) => name.trim())
  const headers = names.slice(0, names.findLastIndex((name) => name !== '') + 1)
  if (headers.length === 0 || new Set(headers).size < headers.length)
    throw new TableRefused('noTable')
  if (headers.length > limits.columns) throw new TableRefused('tooManyColumns')
  return { field, record, headers, from: start.indexOf(all) + all.length }
}

const endIn = (header: string, name: string): string | undefined =>
  new RegExp(`^\\s*${name}\\s*:\\s*['"]?([^\\s'"])`, 'im').exec(header)?.[1]

/** Throws `TableRefused`, also if the end of the file is missing. */
export async function* blmRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  let head: BlmHead | undefined
  let rest = ''
  let line = 1
  let count = 0
  for await (const piece of decodedPieces(path, encoding)) {
    rest += piece
    if (!head) {
      if (!/#DATA#/i.test(rest)) {
        if (rest.length > limits.rowLetters) throw new TableRefused('noTable')
        continue
      }
      head = blmHead(rest, limits)
      line += linesIn(rest.slice(0, head.from))
      rest = rest.slice(head.from)
    }
    const records = rest.split(head.record)
    rest = records.pop()!
    if (rest.length > limits.rowLetters * 2) throw new TableRefused('longRow')
    const rows: Row[] = []
    for (const record of records) {
      const blank = /^\s*/.exec(record)![0]
      const cells = blmCells(head.headers, record.slice(blank.length).split(head.field))
      if (cells.some((cell) => cell !== null)) rows.push({ number: line + linesIn(blank), cells })
      line += linesIn(record)
    }
    count += rows.length
    if (count > limits.rows) throw new TableRefused('tooManyRows')
    yield rows
  }
  if (!head || !/^\s*(?:#END#\s*)?$/i.test(rest)) throw new TableRefused('noTable')
}

const linesIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0
