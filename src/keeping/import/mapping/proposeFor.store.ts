// Proposes a mapping for a file: that of the last file of the same program, else one by headers and content.
import { sql } from 'kysely'
import type { ColumnResult, CountedText } from '../reading/columnReading.ts'
import { judgeColumn, judgeNames } from '../reading/judge.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ImportKindName } from '../import.contract.ts'
import { targetsOf } from '../targets.contract.ts'
import type { FoundSource } from '../source.contract.ts'
import type { Column } from './adjustToOtherColumns.ts'
import { ownExport } from './ownExport.store.ts'
import { propose } from './propose.ts'
import type { Proposed } from './propose.ts'
import { mayCountRows } from './proposeMapping.ts'
import type { OwnLabels } from './proposeMapping.ts'
import { rememberedMapping } from './remembered.store.ts'

type Columns = {
  importId: number
  kind: ImportKindName
  headers: readonly string[]
  format: FoundSource['format']
}

export async function proposeFor(
  db: Db,
  { texts, ...file }: Columns & Pick<Backend, 'texts'>,
): Promise<Proposed> {
  const { kind, headers, format } = file
  const readings = await judgeColumns(db, file)
  const columns: Column[] = await Promise.all(
    headers.map(async (header, at) => ({
      header,
      reading: readings[at]!,
      counts:
        readings[at]!.can.includes('number') &&
        mayCountRows(header) &&
        (await countsRows(db, { ...file, column: at })),
    })),
  )
  const labels = ownLabels(kind, texts)
  const own = await ownExport(db, file, texts)
  // Each column of an export of ours is known, for this database and for another one.
  const known = own ? null : await rememberedMapping(db, kind, columns)
  const judged = { kind, format, columns, own }
  const proposed = propose(judged, labels, known)
  const isName = (target: string | null) => target?.endsWith('.fullName')
  for (const [at, { target, others }] of proposed.proposal.columns.entries())
    if ([target, ...others].some(isName))
      columns[at]!.names = await namesOrder(
        await differentTexts(db, file.importId, at, longestName),
      )
  return propose(judged, labels, known)
}

export const ownLabels = (kind: ImportKindName, texts: Backend['texts']): OwnLabels =>
  new Map(
    [...targetsOf(kind).values()].map(({ label }) => [
      label,
      languages.map((language) => texts.translate(language, label)),
    ]),
  )

/** Whether its cells are 1, 2, 3 …, in the order of the rows. */
async function countsRows(
  db: Db,
  { importId, column }: Pick<Columns, 'importId'> & { column: number },
): Promise<boolean> {
  const { rows } = await sql<{ counts: boolean | null }>`
    SELECT bool_and("text" = "at"::text) AS "counts" FROM (
      SELECT rtrim(btrim("cells"[${column + 1}::integer]), '.') AS "text", row_number() OVER (ORDER BY "number") AS "at"
      FROM "importRow" WHERE "importId" = ${importId} AND "mark" IS NULL AND "cells"[${column + 1}::integer] IS NOT NULL
    ) AS "all"
  `.execute(db)
  return rows[0]?.counts === true
}

/** Number of sample rows from the beginning of a file, and as many from all of it. */
const sampled = 500
/** In characters: longer values count as plain text. */
const longestJudged = 2000
/** More distinct days than in fifty years; among so many amounts at least one shows the format. */
const mostDifferent = 20_000
const longestDayOrAmount = 100
const longestName = 200

/** A sample shows what a column holds. If few of its cells show the format, all cells are examined. */
async function judgeColumns(
  db: Db,
  { importId, headers }: Pick<Columns, 'importId' | 'headers'>,
): Promise<ColumnResult[]> {
  const rows = await sampleOf(db, importId)
  const results: ColumnResult[] = []
  for (const column of headers.keys()) {
    const result = await judgeColumn(await textsIn(db, importId, column, rows))
    if (result.ambiguous === null) results.push(result)
    else {
      const texts = await differentTexts(db, importId, column, longestDayOrAmount)
      results.push(await judgeColumn(texts.map((text) => [text, 1])))
    }
  }
  return results
}

async function sampleOf(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    SELECT "number" FROM (
      SELECT "number", row_number() OVER (ORDER BY "number") AS "at", count(*) OVER () AS "rows"
      FROM "importRow" WHERE "importId" = ${importId} AND "mark" IS NULL
    ) AS "all" WHERE "at" <= ${sampled} OR "at" % greatest(1, "rows" / ${sampled}) = 0
  `.execute(db)
  return rows.map(({ number }) => number)
}

async function textsIn(
  db: Db,
  importId: number,
  column: number,
  rows: readonly number[],
): Promise<CountedText[]> {
  const { rows: found } = await sql<{ text: string; cells: number }>`
    SELECT left("cells"[${column + 1}::integer], ${longestJudged + 1}) AS "text", count(*)::integer AS "cells" FROM "importRow"
    WHERE "importId" = ${importId} AND "number" = ANY (${[...rows]}::integer[]) AND "cells"[${column + 1}::integer] IS NOT NULL
    GROUP BY 1
  `.execute(db)
  return found.map(({ text, cells }) => [text, cells])
}

async function differentTexts(
  db: Db,
  importId: number,
  column: number,
  longest: number,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT DISTINCT "cells"[${column + 1}::integer] AS "text" FROM "importRow"
    WHERE "importId" = ${importId} AND "mark" IS NULL AND length("cells"[${column + 1}::integer]) <= ${longest}
    LIMIT ${mostDifferent}
  `.execute(db)
  return rows.map(({ text }) => text)
}

/** The order of first and last name in a column, from its unambiguous names. */
async function namesOrder(texts: readonly string[]): Promise<Column['names']> {
  const { lastFirst, firstLast } = await judgeNames(texts)
  const [more, less] = [Math.max(lastFirst, firstLast), Math.min(lastFirst, firstLast)]
  if (more === 0 || less * 9 > more) return undefined
  return lastFirst > firstLast ? 'lastFirst' : 'firstLast'
}
