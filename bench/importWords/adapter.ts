// Calls the import's own functions. The only file of this bench to change with them.
import type { Db } from '#base/backend/backend.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import { languages } from '#kit/i18n/languages.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import type { ImportKindName } from '#keeping/import/import.contract.ts'
import type { ColumnUse } from '#keeping/import/mapping.contract.ts'
import { mayCountRows, proposeMapping } from '#keeping/import/mapping/proposeMapping.ts'
import { readValue } from '#keeping/import/plan/readValue.ts'
import { wordsFor } from '#keeping/import/plan/words.store.ts'
import { columnReading } from '#keeping/import/reading/columnReading.ts'
import { notesOf, targetsOf } from '#keeping/import/targets.contract.ts'

export type SampledColumn = { header: string; samples: readonly string[] }

/** Each sample stands for several rows of a file. */
const rowsOfSample = 5

/** The proposed target of each column of a file, null for none. */
export function proposedTargets(
  kind: ImportKindName,
  columns: readonly SampledColumn[],
): (string | null)[] {
  const judged = columns.map(({ header, samples }) => ({
    header,
    reading: columnReading(samples.map((text) => [text, rowsOfSample])),
    counts: mayCountRows(header) && samples.every((text, at) => text === String(at + 1)),
  }))
  return proposeMapping(kind, judged, ownLabels(kind)).mapping.columns.map(({ target }) =>
    // Says how amounts are read, and is stored nowhere.
    target?.endsWith('.currency') ? null : target,
  )
}

const { translate } = createTexts(bundledTexts)
const ownLabels = (kind: ImportKindName) =>
  new Map(
    [...targetsOf(kind).values()].map(({ label }) => [
      label,
      languages.map((language) => translate(language, label)),
    ]),
  )

/** The target that holds the notes of a kind of import. */
export function notesTarget(kind: ImportKindName): string {
  const { part, field } = notesOf[kind]
  return `${part}.${field}`
}

export const isTarget = (kind: ImportKindName, name: string): boolean => targetsOf(kind).has(name)

export type SampledCell = { text: string; use: Omit<ColumnUse, 'target'> }
/** The values by field, and whether some of the text goes to the notes; or an error; or nothing. */
export type CellResult = { values: Record<string, unknown>; hasRest: boolean } | 'fault' | 'nothing'

/** Reads cells as those of one column. */
export async function readCells(
  db: Db,
  { kind, target: name }: { kind: ImportKindName; target: string },
  cells: readonly SampledCell[],
): Promise<CellResult[]> {
  const target = targetsOf(kind).get(name)!
  const mapping = { columns: [{ target: name }], fixed: [] }
  const rows = cells.map(({ text }) => [text])
  const words = await wordsFor(db, rows, {
    kind,
    headers: [],
    mapping: { ...wholeMapping, ...mapping },
  })
  return cells.map(({ text, use }) => {
    const by = { use, words }
    const read = readValue(text, target, by)
    if (read === undefined) return 'nothing'
    if ('fault' in read) return 'fault'
    const { number, photos = [], rest } = read
    const values = {
      ...read.values,
      ...(number !== undefined && { number }),
      ...(photos.length > 0 && { photos: photos.join(';') }),
    }
    return { values, hasRest: rest !== undefined }
  })
}

const wholeMapping = { system: '', found: 'fill', sameName: 'ask' } as const

/** The English names of a field's options by value; undefined if it has no numbered options. */
export async function optionNames(
  db: Db,
  kind: ImportKindName,
  target: string,
): Promise<Map<unknown, string> | undefined> {
  const of = targetsOf(kind).get(target)?.of
  if (typeof of !== 'object' || (of.kind !== 'select' && of.kind !== 'flagEnum')) return undefined
  if (of.kind === 'select' && of.of === 'text') return undefined
  const { [of.list]: options = [] } = await selectLists(db, [of.list], 'en')
  return new Map(options.map(({ value, text }) => [value, text]))
}
