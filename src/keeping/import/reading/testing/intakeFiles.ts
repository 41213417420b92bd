import { buffer } from 'node:stream/consumers'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { zip } from '#kit/sheets/zip.ts'
import { findSource } from '../findSource.ts'
import { usualLimits } from '../source.ts'
import type { SourceChoices, Row, Source } from '../source.ts'
import { tableRows } from '../tableRows.ts'

/** Returns a function that writes a file into a temporary folder of the test file, and returns its path. */
export function intakeFiles() {
  let folder: string
  let count = 0
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'estia-intake-'))))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return async (content: string | Uint8Array): Promise<string> => {
    const path = join(folder, `file${++count}`)
    await writeFile(path, content)
    return path
  }
}

/** Detects the format of a file, in this process. */
export const sourceOf = (path: string, given: SourceChoices = {}): Promise<Source> =>
  findSource(path, given, usualLimits)

/** Reads all rows of a file, in this process. */
export async function allRows(path: string, source: Source): Promise<Row[]> {
  const all: Row[] = []
  for await (const rows of tableRows(path, source, usualLimits)) all.push(...rows)
  return all
}

export const archiveOf = (entries: Record<string, string>): Promise<Buffer> =>
  buffer(zip(Object.entries(entries).map(([name, text]) => ({ name, content: [text] }))))

type BookParts = {
  /** The contents of `sheetData` of each sheet, and the XML after it. */
  sheets: Record<string, string>
  /** The number format codes of the styles. */
  formats?: readonly string[]
  shared?: readonly string[]
  countsFrom1904?: boolean
  behind?: string
  hidden?: string
}

/** Makes a workbook from these parts. */
export function bookOf(parts: BookParts): Promise<Buffer> {
  const { sheets, formats = [], shared = [], countsFrom1904 = false, behind = '', hidden } = parts
  const names = Object.keys(sheets)
  const tags = names.map(
    (name, at) =>
      `<sheet name="${name}" r:id="r${at}"${name === hidden ? ' state="hidden"' : ''}/>`,
  )
  const relations = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  )
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`)
  const xfs = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)
  return archiveOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${countsFrom1904 ? ' date1904="1"' : ''}/><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData>${behind}</worksheet>`,
      ]),
    ),
  })
}

/** A cell with a text. */
export const textCell = (text: string, at = '') =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`

/** A row of a sheet. */
export const sheetRow = (...cells: string[]) => `<row>${cells.join('')}</row>`
