// Whether columns of other programs' files get the right targets, and their cells the right values, by the labels in
// files/*.tsv and cells/*.tsv.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptValues } from '#app/features.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Tables } from '#base/backend/tables.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { judgeCells } from './judgeCells.ts'
import type { JudgedCell } from './judgeCells.ts'
import { judgeColumns } from './judgeColumns.ts'
import type { JudgedColumn } from './judgeColumns.ts'
import { labelledCells, labelledFiles } from './labelled.ts'
import type { LabelledSet } from './labelled.ts'

type Group<Judged> = { name: string; judged: readonly Judged[] }
type Judged = { columns: Group<JudgedColumn>[]; cells: Group<JudgedCell>[] }
export type WordsOfFiles = Judged & { heldOut: Judged }

export const wordsOfFilesName = 'words of files'

/** With the words of a new database. */
export async function wordsOfFiles(): Promise<WordsOfFiles> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'words-'))
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711)
  const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
  const { db, pool, close } = openDatabase<Tables>(embedded.connection, { max: 2 })
  try {
    await migrate(pool, join(import.meta.dirname, '../..'), keptValues, () => {})
    return { ...(await judged(db, '.')), heldOut: await judged(db, 'heldOut') }
  } finally {
    await close()
    await embedded.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function judged(db: Db, set: LabelledSet): Promise<Judged> {
  const columns = labelledFiles(set).map((file) => ({
    name: `${file.file}: ${file.program} (${file.kind})`,
    judged: judgeColumns(file),
  }))
  const cells: Judged['cells'] = []
  for (const group of labelledCells(set))
    cells.push({ name: `${group.file}: ${group.target}`, judged: await judgeCells(db, group) })
  return { columns, cells }
}

/** Tables for the report. */
export function wordsTable(words: WordsOfFiles | undefined): string[] {
  if (!words) return []
  return [
    '## Words of files',
    '',
    'Columns of files from other programs, and texts of cells, by their labels. Silently wrong: a target or a value that is not',
    'right, or a text that is lost; missed and refused ones are seen by whoever imports the file. Nobody tunes the import to the',
    'ones that are held out.',
    '',
    ...table('columns', 'missed', words.columns, words.heldOut.columns),
    ...table('cells', 'refused', words.cells, words.heldOut.cells),
  ]
}

type Groups = readonly Group<JudgedColumn | JudgedCell>[]

function table(what: string, open: string, groups: Groups, heldOut: Groups): string[] {
  const all = (of: Groups) => of.flatMap(({ judged }) => judged)
  const line = (name: string, judged: Group<JudgedColumn | JudgedCell>['judged']) => {
    const counts = ['right', open, 'wrong'].map((verdict) => {
      const count = judged.filter((each) => each.verdict === verdict).length
      return `${count} (${((100 * count) / judged.length).toFixed(1)} %)`
    })
    return `| ${name} | ${judged.length} | ${counts.join(' | ')} |`
  }
  return [
    `| | ${what} | right | ${open} | silently wrong |`,
    '|---|---:|---:|---:|---:|',
    line('all', all(groups)),
    line('held out', all(heldOut)),
    ...groups.map(({ name, judged }) => line(name, judged)),
    '',
  ]
}

/** A line for each column and cell that is not right, except the held-out ones. */
export const wordsNotRight = ({ columns, cells }: WordsOfFiles): string[] => [
  ...columns.flatMap(({ name, judged }) =>
    judged
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ header, labels, target, verdict }) =>
          `${verdict} | ${name} | ${header} | ${target ?? 'none'} | expected ${labels.join(' or ')}`,
      ),
  ),
  ...cells.flatMap(({ name, judged }) =>
    judged
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ text, labels, result, verdict }) =>
          `${verdict} | ${name} | ${text} | ${result} | expected ${labels.map(labelText).join(' or ')}`,
      ),
  ),
]

const labelText = (label: JudgedCell['labels'][number]): string =>
  typeof label === 'string'
    ? label
    : Object.entries(label)
        .map(([field, value]) => `${field}=${value}`)
        .join(' & ')
