// Words that sound like a name of the person, in another script or grammatical case, such as a Greek name in a Russian note.
// They may mean somebody else, so the administrator decides which of them to strike out.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { kindOfTable } from '#base/register/tableOf.ts'
import type { Db } from '#base/backend/backend.ts'
import { namesOf, patternOf } from './identifiers.store.ts'
import type { Person } from './person.store.ts'
import type { Spelling } from './personalData.contract.ts'
import { textColumns } from './sweepTexts.store.ts'

/** Words are found by their folded beginning, since names have many endings: "Мавроудаки" and "Мавроудакой". */
const ending = 2
const shortest = 6
const most = 20

async function beginnings(db: Db, person: Person): Promise<string[]> {
  const names = await namesOf(db, person)
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT w AS "word" FROM unnest(${names}::text[]) AS n, regexp_split_to_table(fold(n), '[^[:alpha:]]+') AS w
    WHERE length(w) >= ${shortest}
  `.execute(db)
  return rows.map(({ word }) => word.slice(0, -ending))
}

/** Each word with the records that contain it, a few of each kind. */
export async function otherSpellings(db: Db, person: Person): Promise<Spelling[]> {
  const begins = await beginnings(db, person)
  const pattern = await patternOf(db, person)
  if (begins.length === 0 || !pattern) return []
  const found = new Map<string, Spelling>()
  for (const { table, column, type } of await textColumns(db)) {
    const entity = kindOfTable(table)
    if (!entity || type !== 'text') continue
    const text = sql.ref(`r.${column}`)
    const { rows } = await sql<{ word: string; id: number; text: string }>`
      SELECT DISTINCT ON (w[1], r."id") w[1] AS "word", r."id",
        substring(${text} FROM greatest(1, strpos(${text}, w[1]) - 40) FOR 120) AS "text"
      FROM ${sql.table(table)} r, regexp_matches(${text}, '[[:alpha:]]+', 'g') AS w
      WHERE fold(${text}) LIKE ANY (ARRAY(SELECT '%' || b || '%' FROM unnest(${begins}::text[]) AS b))
        AND fold(w[1]) LIKE ANY (ARRAY(SELECT b || '%' FROM unnest(${begins}::text[]) AS b))
        AND w[1] !~* ${pattern}
      ORDER BY w[1], r."id" LIMIT ${sql.lit(most)}
    `.execute(db)
    for (const { word, id, text: around } of rows) {
      const one = found.get(word) ?? { word, places: [] }
      one.places.push({ entity, id, text: around })
      found.set(word, one)
    }
  }
  return [...found.values()].toSorted((a, b) => a.word.localeCompare(b.word))
}

/** 400 for a word that does not sound like a name of the person: no other word may be struck out of everybody's texts. */
export async function mustBeOtherSpellings(
  db: Db,
  person: Person,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return
  const begins = await beginnings(db, person)
  const { rows } = await sql<{ word: string }>`
    SELECT w AS "word" FROM unnest(${words}::text[]) AS w
    WHERE w ~ '^[[:alpha:]]+$' AND fold(w) LIKE ANY (ARRAY(SELECT b || '%' FROM unnest(${begins}::text[]) AS b))
  `.execute(db)
  if (rows.length < words.length) throw badInput({ alsoStrike: ['personalData.otherName'] })
}
