// The different texts of a column, with the option that each stands for.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { importKindName } from '../import.contract.ts'
import { assignedWord } from '../plan/assignedWord.ts'
import { flagWords } from '../plan/flagWords.ts'
import { typeWord } from '../plan/readComposite.ts'
import { listsOf, optionWords } from '../plan/words.store.ts'
import { wordKey } from '../plan/wordKey.ts'
import { targetsOf } from '../targets.contract.ts'

const most = 200

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
  const of = use?.target
    ? targetsOf(importKindName.parse(found.kind)).get(use.target)?.of
    : undefined
  const options = await optionWords(db, of === undefined ? [] : listsOf(of))
  const words = options.get(
    typeof of === 'string' && Object.hasOwn(flagWords, of)
      ? of
      : (listsOf(of ?? 'number')[0] ?? ''),
  )
  const valueOf = (text: string): string | null => {
    const chosen = use && assignedWord(use, text)
    if (chosen !== undefined) return chosen
    if (of === 'type') return typeWord(text, { options }).join(' ') || null
    const value = words?.get(wordKey(text))
    return value === undefined ? null : String(value)
  }
  const items = rows.map(({ text, rows: count }) => ({ text, rows: count, value: valueOf(text) }))
  return { items, others: Math.max(0, (rows[0]?.all ?? 0) - rows.length) }
}
