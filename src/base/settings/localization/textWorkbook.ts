// The texts as a workbook: one row per key, one column per language.
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { StoredRow } from '#kit/sheets/readSheet.ts'
import { readUploadedSheet } from '#kit/sheets/readUploadedSheet.ts'
import type { Cell, Sheet } from '#kit/sheets/writeSheet.ts'
import type { TextRow } from './compareTexts.ts'

type Uploaded = Pick<ReceivedFile, 'path' | 'size'>

const megabytes = 5
// Limits of the unpacked workbook; all texts take less than a tenth of it.
const limits = { bytes: megabytes * 4 * 1024 * 1024, rows: 20_000, columns: 20 }

/** Every text as currently shown. */
export const workbookOf = (bundled: TextsOf, own: TextsOf): Sheet & { fileName: string } => ({
  fileName: 'Localization.xlsx',
  name: 'Localization',
  columns: [
    { title: 'key', width: 40 },
    ...languages.map((language) => ({ title: language, width: 60 })),
  ],
  rows: rowsOf(bundled, own),
})

function* rowsOf(bundled: TextsOf, own: TextsOf): Generator<Cell[]> {
  const keys = new Set(languages.flatMap((language) => Object.keys(bundled[language])))
  for (const key of [...keys].sort()) {
    const text = (language: (typeof languages)[number]) =>
      own[language][key] ?? bundled[language][key]
    yield [key, ...languages.map((language) => text(language) ?? '')]
  }
}

/** Reads the workbook at this path; 400 when it is none. */
export async function readWorkbook({ path, size }: Uploaded): Promise<TextRow[]> {
  if (size > megabytes * 1024 * 1024) throw tooLarge
  const read = await readUploadedSheet(path, limits)
  if (read === 'tooLarge') throw tooLarge
  if (read === 'noSheet') throw refused('localization.noSheet')
  const [titles, ...rows] = read
  const columns = (titles?.cells ?? []).map((title) => (title ?? '').trim().toLowerCase())
  const key = columns.indexOf('key')
  const inColumns = languages.filter((language) => columns.includes(language))
  const isTwice = ['key', ...languages].some(
    (name) => columns.indexOf(name) !== columns.lastIndexOf(name),
  )
  if (key < 0 || inColumns.length === 0 || isTwice) throw refused('localization.wrongColumns')
  const oddOf = ({ odd = [] }: StoredRow): TextRow['odd'] => {
    for (const language of [null, ...inColumns]) {
      const column = 1 + (language === null ? key : columns.indexOf(language))
      const cell = odd.find((one) => one.column === column)
      if (cell) return { why: cell.why, language }
    }
    return null
  }
  const all = rows.map((row) => ({
    row: row.number,
    key: (row.cells[key] ?? '').trim(),
    texts: Object.fromEntries(
      inColumns.map((language) => [language, normalized(row.cells[columns.indexOf(language)])]),
    ),
    odd: oddOf(row),
  }))
  return all.filter(({ key, texts }) => key !== '' || Object.values(texts).some((text) => text))
}

/** Trims stray spaces from typing, and uses the line ends of built-in texts. */
const normalized = (cell: string | null | undefined): string =>
  (cell ?? '').replace(/\r\n?/g, '\n').trim()

const refused = (text: Message) => badInput({ file: [text] })
const tooLarge = refused([
  'localization.tooLarge',
  { max: megabytes, rows: limits.rows, columns: limits.columns },
])
