// Reads lines of JSON as rows, in batches; every line must have the fields listed in the description.
import { ArchiveRefused, inTable } from './refused.ts'

export type Row = Record<string, unknown>

const atOnce = 1000
/** Longest line in characters. The product's longest values are far shorter. */
const mostOfLine = 20_000_000
/** Characters per batch: rows of the action log may be long. */
const mostAtOnce = 4_000_000

export async function* readLines(
  content: AsyncIterable<Buffer>,
  { table, fields }: { table: string; fields: readonly string[] },
): AsyncGenerator<Row[]> {
  const wanted = new Set(fields)
  let rows: Row[] = []
  let [count, length] = [0, 0]
  for await (const line of linesOf(content, table)) {
    rows.push(rowOf(line, wanted, inTable(table, { line: ++count })))
    length += line.length
    if (rows.length < atOnce && length < mostAtOnce) continue
    yield rows
    rows = []
    length = 0
  }
  if (rows.length > 0) yield rows
}

async function* linesOf(content: AsyncIterable<Buffer>, table: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of content) {
    rest += decoded(decoder, bytes, table)
    if (rest.length > mostOfLine)
      throw new ArchiveRefused(['arrival.refused.noJson', inTable(table, { line: 1 })])
    const lines = rest.split('\n')
    rest = lines.pop()!
    yield* lines.filter(Boolean)
  }
  if (rest) yield rest
}

function decoded(decoder: TextDecoder, bytes: Buffer, table: string): string {
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    throw new ArchiveRefused(['arrival.refused.noJson', inTable(table, { line: 1 })])
  }
}

function rowOf(line: string, fields: ReadonlySet<string>, place: ReturnType<typeof inTable>): Row {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    throw new ArchiveRefused(['arrival.refused.noJson', place])
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new ArchiveRefused(['arrival.refused.noJson', place])
  const names = Object.keys(row)
  if (names.length !== fields.size || !names.every((name) => fields.has(name)))
    throw new ArchiveRefused(['arrival.refused.fields', place])
  return row as Row
}
