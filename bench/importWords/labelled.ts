// Reads the labelled columns and cells: files/*.tsv and cells/*.tsv, and the same in heldOut. Nobody may tune the import to
// the held-out ones, or look at them for that: they show what the rest is worth.
//
// files: the name of the program and the kind of import, then a line for each column: its header, its labels, three samples.
// Labels are separated by | and equally right: a target; `notes` for contents without a field; `none` for a column that says
// nothing about the record. With a star, one of the columns with this label must have the target, the others none.
//
// cells: the kind of import and the target after #, then a line for each cell: its text, its labels, how the column is read.
// Labels are separated by | and equally right: `field=value`, several joined by &; `nothing` if the text means that there
// is no value; `notRead` if it must not become a value: an error, or a line of the notes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportKindName } from '#keeping/import/import.contract.ts'
import { importKindName } from '#keeping/import/import.contract.ts'
import type { SampledCell, SampledColumn } from './adapter.ts'

export type LabelledColumn = SampledColumn & { labels: readonly string[] }
export type LabelledFile = {
  file: string
  program: string
  kind: ImportKindName
  columns: LabelledColumn[]
}

export type LabelledCell = SampledCell & { labels: readonly CellLabel[] }
export type CellLabel = 'nothing' | 'notRead' | Readonly<Record<string, string>>
export type LabelledCells = {
  file: string
  kind: ImportKindName
  target: string
  cells: LabelledCell[]
}

/** The folder of a set. */
export type LabelledSet = '.' | 'heldOut'

function tablesIn(set: LabelledSet, folder: string): { file: string; lines: string[][] }[] {
  const path = join(import.meta.dirname, set, folder)
  return readdirSync(path)
    .sort()
    .map((name) => ({
      file: name.replace('.tsv', ''),
      lines: readFileSync(join(path, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t')),
    }))
}

export const labelledFiles = (set: LabelledSet): LabelledFile[] =>
  tablesIn(set, 'files').map(({ file, lines: [title = [], ...columns] }) => ({
    file,
    program: title[0] ?? '',
    kind: importKindName.parse(title[1]),
    columns: columns.map(([header = '', labels = '', ...samples]) => ({
      header,
      labels: labels.split('|'),
      samples: samples.filter((text) => text !== ''),
    })),
  }))

export function labelledCells(set: LabelledSet): LabelledCells[] {
  const groups: LabelledCells[] = []
  for (const { file, lines } of tablesIn(set, 'cells'))
    for (const [text = '', labels = '', use = ''] of lines) {
      const [, kind, target = ''] = /^# (\w+) (\S+)$/.exec(text) ?? []
      if (kind) groups.push({ file, kind: importKindName.parse(kind), target, cells: [] })
      else {
        const cell = { text, use: pairsIn(use) as SampledCell['use'], labels: cellLabels(labels) }
        groups.at(-1)!.cells.push(cell)
      }
    }
  return groups
}

const cellLabels = (text: string): CellLabel[] =>
  text
    .split(' | ')
    .map((label) => (label === 'nothing' || label === 'notRead' ? label : pairsIn(label)))

const pairsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(' & ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
