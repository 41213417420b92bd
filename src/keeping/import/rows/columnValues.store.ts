// The distinct texts of a column, with the option for each.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { assignedWord } from '../plan/readCell.ts'
import { placeWords } from '../plan/placeWords.store.ts'
import { mostPlaces, placesIn, typeWord, wordsIn } from '../plan/readComposite.ts'
import { listsOf, optionWords } from '../plan/words.store.ts'
import { wordKey } from '../plan/wordKey.ts'
import { areFlagWords, isPlace, targetsOf, wordListOf } from '../targets.contract.ts'

const most = 200

type Counted = { text: string; rows: number }

function byWord(cells: readonly Counted[], wordsOf: (text: string) => string[]): Counted[] {
  const counts = new Map<string, number>()
  for (const { text, rows } of cells)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + rows)
  return [...counts].map(([text, rows]) => ({ text, rows })).sort((a, b) => b.rows - a.rows)
}

/** The places that are not known, or whose name several have; each is asked once for all rows. */
async function openPlaces(db: Db, named: readonly Counted[], use: Pick<ColumnUse, 'values'>) {
  const { places } = await placeWords(
    db,
    named.map(({ text }) => text),
  )
  return named.flatMap(({ text, rows }) => {
    const chosen = assignedWord(use, text)
    const isKnown = chosen === undefined && typeof places.get(text) === 'number'
    return isKnown ? [] : [{ text, rows, value: chosen ?? null }]
  })
}

export async function columnValues(db: Db, { id, column }: { id: number; column: number }) {
  const found = await db
    .selectFrom('import')
    .select(['kind', 'mapping'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { rows } = await sql<{ text: string; rows: number; all: number }>`
    SELECT "text", count(*)::integer AS "rows", (count(*) OVER ())::integer AS "all" FROM (
      SELECT coalesce("mended" ->> ${String(column)}, "cells"[${column + 1}::integer]) AS "text" FROM "importRow"
      WHERE "importId" = ${id} AND "mark" IS NULL
    ) AS "each" WHERE "text" <> '' GROUP BY "text" ORDER BY count(*) DESC, "text" LIMIT ${most}
  `.execute(db)
  const use = found.mapping?.columns[column]
  const of = use?.target ? targetsOf(found.kind).get(use.target)?.of : undefined
  const others = Math.max(0, (rows[0]?.all ?? 0) - rows.length)
  if (of && isPlace({ of })) {
    const named =
      of === 'places' ? byWord(rows, (text) => placesIn(text).slice(0, mostPlaces)) : rows
    return { items: await openPlaces(db, named, use ?? {}), others }
  }
  const options = await optionWords(db, of === undefined ? [] : listsOf(of))
  const words = options.get((of && wordListOf(of)) ?? '')
  const valueOf = (text: string): string | null => {
    const chosen = use && assignedWord(use, text)
    if (chosen !== undefined) return chosen
    if (of === 'type') return typeWord(text, { options }).join(' ') || null
    const value = words?.get(wordKey(text))
    return value === undefined ? null : String(value)
  }
  const texts = of && areFlagWords({ of }) ? byWord(rows, wordsIn) : rows
  const items = texts.map(({ text, rows: count }) => ({ text, rows: count, value: valueOf(text) }))
  return { items, others }
}
