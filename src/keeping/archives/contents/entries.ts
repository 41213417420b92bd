// The entries of an archive, in the order in which they are written. The description comes last: it has the counts of all
// others, and an archive without it is incomplete.
import { DamagedFile, isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import type { ZipEntry } from '#kit/sheets/zip.ts'
import type { Db } from '#base/backend/backend.ts'
import { describe, linesName, readme, workbookName } from './describe.ts'
import { nameOfTable } from '#keeping/archived-tables/columnTexts.ts'
import { isStored, pathOfFile, pathOfLogo, placeOf } from './pathOfFile.ts'
import { readColumns } from '#keeping/archived-tables/readColumns.store.ts'
import type { ReadTable } from '#keeping/archived-tables/readColumns.store.ts'
import { batchesOf, countRows, rowsOf, tablesOf } from './readRows.store.ts'
import type { View } from './readRows.store.ts'
import { logoOf, storedFilesOf } from './storedFiles.store.ts'
import { outsideTrash, sheetColumns, sheetRows } from './workbook.store.ts'

export type ArchiveSource = {
  /** A read-only transaction with one snapshot. */
  tx: Db
  files: FileStore
  translate: Translate
  /** Version of the product. */
  version: string
}

export type ArchiveOrder = { list: string | null; view: View; language: string }

export type Progress = {
  /** Called with the total of rows and files. */
  onTotal: (total: number) => void
  /** Called with the rows and files done since the last call. Throws if the work must stop. */
  onWorked: (count: number) => void
  /** Called for a file that cannot be read and is left out. */
  onMissing: () => void
}

/** Most missing files listed in the description. */
const mostNamed = 10_000

export async function* entriesOf(
  source: ArchiveSource,
  { list, view, language }: ArchiveOrder,
  { onTotal, onWorked, onMissing }: Progress,
): AsyncGenerator<ZipEntry> {
  const { tx, files, translate, version } = source
  const reader = { translate, language }
  const tables = tablesOf(await readColumns(tx), view)
  onTotal(await countAll(tx, tables, view))
  yield { name: 'README.md', content: [readme(tables, reader)] }

  const rows: Record<string, number> = {}
  for (const table of tables) {
    const onRows = (count: number) => {
      rows[table.name] = (rows[table.name] ?? 0) + count
      onWorked(count)
    }
    yield { name: linesName(table.name), content: linesOf(tx, table, view, onRows), isLarge: true }
  }
  for (const table of tables) {
    const name = workbookName(table.name)
    if (name === null) continue
    const sheet = writeSheet({
      name: nameOfTable(table.name, translate, language),
      columns: sheetColumns(table, reader),
      rows: sheetRows(tx, table, view, { reader, onRows: onWorked }),
    })
    yield { name, content: sheet, isCompressed: true }
  }

  const missing: { id: number; userName: string }[] = []
  let count = 0
  for (const table of tables.map(({ name }) => name).filter(isStored))
    for await (const { systemName, size, placed } of storedFilesOf(tx, table, view)) {
      const content = await readable(files, systemName, size)
      if (content)
        yield { name: pathOfFile(placed), content, isCompressed: true, isLarge: isLarge(size) }
      else {
        onMissing()
        if (missing.length < mostNamed) missing.push({ id: placed.id, userName: placed.userName })
      }
      if (content) count++
      onWorked(1)
    }
  const logo = view === null ? await logoOf(tx) : null
  const picture = logo && (await readable(files, logo, undefined))
  if (picture) yield { name: pathOfLogo, content: picture, isCompressed: true }
  const contents = { tables, rows, files: count, missingFiles: missing, list, language, version }
  const description = describe(contents, translate)
  yield { name: 'description.json', content: [`${JSON.stringify(description, null, 1)}\n`] }
}

const isLarge = (size: number) => size > 0xfff0_0000

async function countAll(tx: Db, tables: readonly ReadTable[], view: View): Promise<number> {
  let total = 0
  for (const table of tables) {
    total += await countRows(tx, rowsOf(table, view))
    if (isStored(table.name)) total += await countRows(tx, rowsOf(table, view))
    if (workbookName(table.name) !== null)
      total += await countRows(tx, rowsOf(table, view, outsideTrash(table)))
  }
  return total
}

async function* linesOf(
  tx: Db,
  table: ReadTable,
  view: View,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  for await (const lines of batchesOf(tx, `lines ${table.name}`, rowsOf(table, view))) {
    yield `${lines.map((line) => withPaths(table.name, line)).join('\n')}\n`
    onRows(lines.length)
  }
}

/** Replaces storage names of files by their paths in the archive. */
function withPaths(table: string, line: string): string {
  if (isStored(table)) {
    const row = JSON.parse(line) as Record<string, unknown>
    return JSON.stringify({ ...row, path: pathOfFile(placeOf(table, row)) })
  }
  if (table !== 'agency') return line
  const agency = JSON.parse(line) as { logo: string | null }
  return JSON.stringify({ ...agency, logo: agency.logo && pathOfLogo })
}

/** Undefined for a missing or damaged file, which must not spoil the rest of the archive. */
const readable = (files: FileStore, name: string, size: number | undefined) =>
  files.read(name, undefined, size).catch((error: unknown) => {
    if (isMissing(error) || error instanceof DamagedFile) return undefined
    throw error
  })
