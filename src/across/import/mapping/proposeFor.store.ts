// Proposes a mapping for the rows of a file: as the last file of this shape was mapped, else by headers and content.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { columnReading } from '#kit/intake/columnReading.ts'
import type { ColumnReading } from '#kit/intake/columnReading.ts'
import { splitName } from '#kit/intake/splitName.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ImportKindName } from '../import.contract.ts'
import { mapping as mappingSchema } from '../mapping.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import { targetsOf } from '../targets.contract.ts'
import type { FoundSource } from '../source.contract.ts'
import { kyeroMapping } from './kyeroMapping.ts'
import { proposeMapping } from './proposeMapping.ts'

type Columns = {
  importId: number
  kind: ImportKindName
  headers: readonly string[]
  format: FoundSource['format']
}

export async function proposeFor(
  db: Db,
  { texts, ...file }: Columns & Pick<Backend, 'texts'>,
): Promise<Mapping> {
  const { kind, headers } = file
  const readings = await readingsOf(db, file)
  const columns = headers.map((header, at) => ({ header, reading: readings[at]!.result() }))
  const labels = new Map(
    [...targetsOf(kind).values()].map(({ label }) => [
      label,
      languages.map((language) => texts.translate(language, label)),
    ]),
  )
  const proposed =
    file.format === 'kyero' && kind === 'properties'
      ? kyeroMapping(headers)
      : proposeMapping(kind, columns, labels)
  for (const [column, use] of proposed.columns.entries())
    if (use.target?.endsWith('.fullName'))
      Object.assign(use, namesOrder(await differentTexts(db, file.importId, column, sampled)))
  const known = await knownMapping(db, kind, headers)
  if (!known) return proposed
  // How days and decimals are written is asked of each file anew.
  const uses = known.columns.map((use, at) => ({ ...use, ...readAgain(proposed.columns[at]) }))
  return { ...known, columns: uses }
}

const readAgain = (use: Mapping['columns'][number] | undefined) => ({
  ...(use?.dates && { dates: use.dates }),
  ...(use?.decimals && { decimals: use.decimals }),
})

const sampled = 5000

/** A sample tells what a column holds; where only a few cells tell how it is written, all are asked. */
async function readingsOf(
  db: Db,
  { importId, headers }: Omit<Columns, 'format'>,
): Promise<ColumnReading[]> {
  const readings = headers.map(() => columnReading())
  const { rows } = await sql<{ cells: (string | null)[] }>`
    SELECT "cells" FROM "importRow"
    WHERE "importId" = ${importId} AND "mark" IS NULL
      AND ("number" <= ${sampled / 2} OR "number" % (
        SELECT greatest(1, count(*) / ${sampled / 2}) FROM "importRow" WHERE "importId" = ${importId}
      ) = 0)
    LIMIT ${sampled}
  `.execute(db)
  for (const { cells } of rows)
    for (const [at, reading] of readings.entries()) reading.add(cells[at] ?? null)
  for (const [at, reading] of readings.entries()) {
    if (reading.result().ambiguous === null) continue
    const whole = columnReading()
    for (const text of await differentTexts(db, importId, at)) whole.add(text)
    readings[at] = whole
  }
  return readings
}

async function differentTexts(
  db: Db,
  importId: number,
  column: number,
  most = 100_000,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT DISTINCT "cells"[${column + 1}::integer] AS "text" FROM "importRow"
    WHERE "importId" = ${importId} AND "mark" IS NULL AND "cells"[${column + 1}::integer] IS NOT NULL
    LIMIT ${most}
  `.execute(db)
  return rows.map(({ text }) => text)
}

/** The order of those names of a column that leave no doubt, for those that do. */
function namesOrder(texts: readonly string[]): Pick<Mapping['columns'][number], 'names'> {
  let lastFirst = 0
  let firstLast = 0
  for (const text of texts) {
    const { unsure, isCompany, lastName, firstName } = splitName(text)
    if (unsure || isCompany || !lastName || !firstName || text.includes(',')) continue
    if (text.indexOf(lastName) < text.indexOf(firstName)) lastFirst++
    else firstLast++
  }
  const [more, less] = [Math.max(lastFirst, firstLast), Math.min(lastFirst, firstLast)]
  if (more === 0 || less * 9 > more) return {}
  return { names: lastFirst > firstLast ? 'lastFirst' : 'firstLast' }
}

const shapeOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(wordKey).join('\n')).digest('hex')

async function knownMapping(
  db: Db,
  kind: ImportKindName,
  headers: readonly string[],
): Promise<Mapping | null> {
  const found = await db
    .selectFrom('importShape')
    .select('mapping')
    .where('kind', '=', kind)
    .where('shape', '=', shapeOf(headers))
    .executeTakeFirst()
  const parsed = mappingSchema.safeParse(found?.mapping)
  if (!parsed.success) return null
  // A target that a later release has no longer is left open.
  const targets = targetsOf(kind)
  const columns = parsed.data.columns.map((use) =>
    use.target === null || targets.has(use.target) ? use : { target: null },
  )
  return { ...parsed.data, columns }
}

export async function rememberMapping(
  tx: Db,
  kind: ImportKindName,
  headers: readonly string[],
  mapping: Mapping,
): Promise<void> {
  await sql`
    INSERT INTO "importShape" ("kind", "shape", "mapping")
    VALUES (${kind}, ${shapeOf(headers)}, ${JSON.stringify(mapping)}::jsonb)
    ON CONFLICT ("kind", "shape") DO UPDATE SET "mapping" = excluded."mapping", "usedOn" = now()
  `.execute(tx)
}
