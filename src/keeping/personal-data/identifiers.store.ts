// Finds one person in texts by their names, e-mails and numbers, in whatever form they were typed. Leaves out what another
// account has too, because it may mean the other person.
import { sql } from 'kysely'
import { splitTexts } from '#kit/fields/kinds.ts'
import { withoutExtension } from '#base/people/reading/phoneExtension.ts'
import type { Db } from '#base/backend/backend.ts'
import { digitsOf } from './person.store.ts'
import type { Person } from './person.store.ts'

/** Shorter words and numbers occur in too many other texts. */
const shortestWord = 4
const shortestNumber = 5
const shortestPhone = 7

/** A case-insensitive PostgreSQL regular expression for all identifiers; undefined if there are none. */
export async function patternOf(
  db: Db,
  person: Person,
  alsoStrike: readonly string[] = [],
): Promise<string | undefined> {
  const parts = [
    ...(await onlyTheirs(db, person, emailsOf(person), 'searchEmail')).map(escaped),
    ...(await phonesOf(db, person)).map(loose),
    ...numbersOf(person).map(escaped),
    ...[...(await namesOf(db, person)), ...alsoStrike].map(spaced),
  ]
  return parts.length > 0 ? `(${parts.join('|')})` : undefined
}

/** The same pattern as a function, for texts outside the database. */
export function inScript(pattern: string): (text: string) => boolean {
  const same = pattern
    .replaceAll('\\m', '(?<![\\p{L}\\p{N}_])')
    .replaceAll('\\M', '(?![\\p{L}\\p{N}_])')
    .replaceAll('[^0-9[:alpha:]]', '[^0-9\\p{L}]')
  const found = new RegExp(same, 'iu')
  return (text) => found.test(text)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Matches whole words with any spaces between them, with and without accents, which capitals lack. */
const spaced = (name: string) => `\\m${name.split(/\s+/).map(anyAccent).join('\\s+')}\\M`
const alike = ['αά', 'εέ', 'ηή', 'ιίϊΐ', 'οό', 'υύϋΰ', 'ωώ', 'σς', 'её']
const anyAccent = (word: string) =>
  [...word]
    .map((letter) => {
      const letters = alike.find((all) => all.includes(letter.toLowerCase()))
      return letters ? `[${letters}]` : escaped(letter)
    })
    .join('')
/** Matches the digits with any grouping. */
const loose = (digits: string) => [...digits].join('[^0-9[:alpha:]]{0,2}')

const emailsOf = ({ accounts }: Person) =>
  accounts
    .flatMap(({ email }) => splitTexts(email))
    .filter(({ length }) => length >= shortestNumber)

const numbersOf = ({ accounts }: Person) =>
  accounts
    .flatMap((one) => [
      one.taxNumber,
      one.taxNumberOfOtherCountry,
      one.passportNumber,
      one.internalPassportNumber,
    ])
    .filter((number): number is string => number !== null && number.length >= shortestNumber)

async function phonesOf(db: Db, person: Person): Promise<string[]> {
  const digits = person.accounts
    .flatMap(({ phone }) => splitTexts(phone))
    .flatMap((text) => withoutExtension(text).rest.split(/[,/\n]/))
    .map(digitsOf)
    .filter(({ length }) => length >= shortestPhone)
  return onlyTheirs(db, person, digits, 'searchPhone')
}

/**
 * Whole names in either order, and each of their words that occurs in no other account's name and in no text of an object or
 * place: erasing a client called Green must not strike out every green garden.
 */
export async function namesOf(db: Db, person: Person): Promise<string[]> {
  const names = person.accounts.flatMap((one) => one.names)
  const both = names.flatMap((name) => [name, name.split(/\s+/).reverse().join(' ')])
  const words = names
    .flatMap((name) => name.split(/[\s,]+/))
    .filter((word) => /^[\p{L}-]+$/u.test(word))
  const all = [...new Set([...both, ...words])].filter(({ length }) => length >= shortestWord)
  const { rows } = await sql<{ name: string; folded: string }>`
    SELECT n."name", fold(n."name") AS "folded" FROM unnest(${all}::text[]) AS n ("name")
    WHERE NOT EXISTS (
      SELECT FROM "account" a WHERE a."id" <> ALL(${person.ids}::integer[]) AND a."searchName" LIKE '%' || fold(n."name") || '%'
    ) AND (strpos(n."name", ' ') > 0 OR NOT EXISTS (
      SELECT FROM "object" o, concat_ws(' ', o."title", o."titleEl", o."titleRu", o."description", o."descriptionEl",
        o."descriptionRu", o."address") AS "said" WHERE "said" ~* ('\\m' || n."name" || '\\M')
    ) AND NOT EXISTS (
      SELECT FROM "place" p WHERE concat_ws(' ', p."nameEn", p."nameEl", p."nameRu") ~* ('\\m' || n."name" || '\\M')
    ))
  `.execute(db)
  return [...new Set(rows.flatMap(({ name, folded }) => [name, folded]))].sort(
    (a, b) => b.length - a.length,
  )
}

// A couple may share a mailbox or a telephone.
async function onlyTheirs(
  db: Db,
  { ids }: Person,
  texts: string[],
  column: 'searchEmail' | 'searchPhone',
): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ text: string }>`
    SELECT t."text" FROM unnest(${texts}::text[]) AS t ("text")
    WHERE NOT EXISTS (
      SELECT FROM "account" a WHERE a."id" <> ALL(${ids}::integer[]) AND a."deletedOn" IS NULL
        AND a.${sql.ref(column)} LIKE '%' || lower(t."text") || '%'
    )
  `.execute(db)
  return rows.map(({ text }) => text)
}
