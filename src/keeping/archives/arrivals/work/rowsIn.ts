// Reads the rows of an archive's tables; fields and row counts must match its description.
import { isStored } from '../../contents/pathOfFile.ts'
import type { ArrivingTable } from '../contents/arrivingTables.ts'
import type { ArchiveDescription, OpenedArchive } from '../contents/openArchive.ts'
import { readLines } from '../contents/readLines.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

/** The rows of a table of the archive, in batches. */
export function rowsIn(
  { archive, tables }: { archive: OpenedArchive; tables: ReadonlyMap<string, ArrivingTable> },
  name: string,
): AsyncGenerator<Row[]> {
  const described = archive.description.tables.find((one) => one.name === name)
  const fields = described?.fields.map((field) => field.name) ?? []
  const known = new Set(tables.get(name)!.columns.map((column) => column.name))
  if (isStored(name)) known.add('path')
  if (fields.some((field) => !known.has(field))) throw newer(archive.description)
  return described ? counted(archive, described, fields) : noRows()
}

const newer = ({ product }: ArchiveDescription) =>
  new ArchiveRefused(['arrival.refused.newer', { version: product.version }])

async function* noRows(): AsyncGenerator<Row[]> {}

async function* counted(
  archive: OpenedArchive,
  { name: table, rows: said }: ArchiveDescription['tables'][number],
  fields: string[],
): AsyncGenerator<Row[]> {
  const content = archive.lines(table)
  if (!content) throw new ArchiveRefused(['arrival.refused.missing', inTable(table)])
  let found = 0
  for await (const rows of readLines(content, { table, fields })) {
    found += rows.length
    yield rows
  }
  if (found !== said)
    throw new ArchiveRefused(['arrival.refused.count', inTable(table, { said, found })])
}

export async function collectRows(batches: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
