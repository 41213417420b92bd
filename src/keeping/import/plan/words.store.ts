// The meaning of words in some rows: options in all languages, and places.
import { sql } from 'kysely'
import { languages } from '#kit/i18n/languages.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { isPlace, targetsOf, wordListOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { countryWords } from './countryWords.ts'
import { flagWords, otherWords } from './otherWords.ts'
import type { Words } from './readCell.ts'
import { withPlaceNumber } from './placeOfExport.ts'
import { placeWords } from './placeWords.store.ts'
import { mostPlaces, placesIn, typeFields } from './readComposite.ts'
import type { ImportJob } from './rows.ts'
import { wordKey } from './wordKey.ts'

type Cells = readonly (string | null)[]

/** For the cells of these rows, and for the fixed values. */
export async function wordsFor(
  db: Db,
  rows: readonly Cells[],
  { kind, mapping, headers }: Pick<ImportJob, 'kind' | 'mapping' | 'headers'>,
): Promise<Words> {
  const targets = targetsOf(kind)
  const uses = [
    ...mapping.columns.map((use, column) => {
      const of = targets.get(use.target ?? '')?.of
      return { of, texts: () => rows.map((cells) => textOf(cells, headers, column, { of, use })) }
    }),
    ...mapping.fixed.map(({ target, value }) => ({
      of: targets.get(target)?.of,
      texts: () => [value],
    })),
  ]
  const places = uses.flatMap(({ of, texts }) => {
    if (of === 'places') return texts().flatMap((text) => placesIn(text).slice(0, mostPlaces))
    return of && isPlace({ of }) ? texts() : []
  })
  const lists = uses.flatMap(({ of }) => (of ? listsOf(of) : []))
  return { options: await optionWords(db, lists), ...(await placeWords(db, places)) }
}

const textOf = (
  cells: Cells,
  headers: readonly string[],
  column: number,
  { of, use }: { of: Target['of'] | undefined; use: ColumnUse },
): string =>
  of && of !== 'places' && isPlace({ of })
    ? withPlaceNumber(cells, headers, column, use)
    : (cells[column]?.trim() ?? '')

/** The option lists of a target. */
export function listsOf(of: Target['of']): string[] {
  const list = wordListOf(of)
  if (list === 'type') return Object.keys(typeFields)
  return list === null ? [] : [list]
}

/** By list: the names of each option in all languages, and its value. */
export async function optionWords(db: Db, lists: readonly string[]): Promise<Words['options']> {
  const names = [...new Set(lists)].filter(
    (name) => name !== 'responsible' && !Object.hasOwn(flagWords, name),
  )
  const words = new Map<string, Map<string, number | string>>(Object.entries(flagWords))
  if (lists.includes('responsible')) words.set('responsible', await responsibleWords(db))
  for (const language of names.length > 0 ? languages : []) {
    const options = await selectLists(db, names, language)
    for (const list of names) {
      const known = words.get(list) ?? new Map<string, number | string>()
      words.set(list, known)
      for (const { value, text, retired } of options[list] ?? []) {
        if (retired) continue
        const key = wordKey(text)
        if (!known.has(key)) known.set(key, value)
        // Codes of countries and languages are accepted as words.
        if (typeof value === 'string') known.set(wordKey(value), value)
        const others = list === 'country' ? countryWords(String(value)) : otherWords(list, value)
        for (const word of others) if (!known.has(word)) known.set(word, value)
      }
    }
  }
  return words
}

/** Assignable people by names, address and user name; names that two of them share are left out. */
async function responsibleWords(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; names: (string | null)[] }>`
    SELECT a."id", ARRAY[
      a."name", concat_ws(' ', a."lastName", a."firstName"), concat_ws(' ', a."firstName", a."lastName"),
      a."nameLocal", a."nameEng", a."lastName", a."email",
      (SELECT u."username" FROM "user" u WHERE u."accountId" = a."id" LIMIT 1)
    ] AS "names"
    FROM "account" a WHERE a."deletedOn" IS NULL AND (a."isEmploye" OR a."isProfessional")
    ORDER BY a."id"
  `.execute(db)
  const known = new Map<string, Set<number>>()
  for (const { id, names } of rows)
    for (const name of names) {
      const key = wordKey(name ?? '')
      if (key === '') continue
      const same = known.get(key)
      if (same) same.add(id)
      else known.set(key, new Set([id]))
    }
  return new Map(
    [...known].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0]!] as const] : [])),
  )
}
