// Pairs of typed texts and meant records, and how many of them search finds: pairs.tsv and strangers.tsv.
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { accountNames } from '../accountNames.ts'

/** A typed text, the record that it means or must not find, and the rule that it tests. */
export type Pair = { rule: string; typed: string; name: string }

/** Ids of hits, the best first. */
type Hits = { ids: number[] }

export type Measure = {
  /** Percentage of pairs whose record is among the hits. */
  recall: number
  /** Mean reciprocal rank, in per cent. */
  rank: number
  falseHits: number
  recallOf: Record<string, number>
}

// A line has the rule, then the record or the typed text, and several of the other; "_" marks a word typed in full.
const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', one = '', others = ''] = line.split('\t')
      return { rule, one, others: others.split(';') }
    })
const asTyped = (text: string) => text.replace('_', ' ')

export const pairs: Pair[] = linesOf('pairs.tsv').flatMap(({ rule, one, others }) =>
  others.map((typed) => ({ rule, typed: asTyped(typed), name: one })),
)
export const strangers: Pair[] = linesOf('strangers.tsv').flatMap(({ rule, one, others }) =>
  others.map((name) => ({ rule, typed: asTyped(one), name })),
)

type Row = {
  key: string
  lastName?: string
  firstName?: string
  nameLocal?: string
  isCompany?: boolean
  phone?: string
}

const keyOf = ({ rule, name }: Pair) =>
  rule === 'place' || rule === 'reference' ? `object ${name}` : `account ${name}`

/** Inserts all records of the set, and some 1,500 people with other names; returns their ids. */
export async function addRecords(pool: pg.Pool): Promise<Map<string, number>> {
  const all = [...new Map([...pairs, ...strangers].map((pair) => [keyOf(pair), pair])).values()]
  const ids = new Map<string, number>()
  const people = all.filter(({ rule }) => rule !== 'place' && rule !== 'reference').map(rowOf)
  const { rows: accounts } = await pool.query<{ id: number }>(
    `INSERT INTO "account" ("lastName", "firstName", "nameLocal", "isCompany", "phone")
     SELECT "lastName", "firstName", "nameLocal", coalesce("isCompany", false), "phone"
     FROM jsonb_to_recordset($1) AS t ("lastName" text, "firstName" text, "nameLocal" text, "isCompany" boolean, "phone" text)
     RETURNING "id"`,
    [JSON.stringify([...people, ...others(all)])],
  )
  people.forEach(({ key }, i) => ids.set(key, accounts[i]?.id ?? 0))
  const objects = all.filter(({ rule }) => rule === 'place' || rule === 'reference')
  for (const pair of objects) {
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO "object" ("titleEl", "referenceNumber")
       VALUES ($1, coalesce($2, upper(left(md5($1), 4)))) RETURNING "id"`,
      pair.rule === 'place' ? [pair.name, null] : [null, pair.name],
    )
    ids.set(keyOf(pair), rows[0]?.id ?? 0)
  }
  // Autovacuum would do this; plans need it to fit the data.
  await pool.query('ANALYZE')
  return ids
}

function rowOf(pair: Pair): Row {
  const key = keyOf(pair)
  if (pair.rule === 'phone') return { key, lastName: `+${pair.name.length}`, phone: pair.name }
  if (pair.rule === 'company') return { key, nameLocal: pair.name, isCompany: true }
  const [lastName = '', ...firstName] = pair.name.split(' ')
  return { key, lastName, firstName: firstName.join(' ') }
}

// Leaves out people who share a word with the set, because they would rightly rank before the meant record.
function others(all: Pair[]): Row[] {
  const taken = new Set(
    [...all, ...pairs].flatMap(({ name, typed }) => `${name} ${typed}`.toLowerCase().split(' ')),
  )
  const free = (names: string[] = []) => names.filter((name) => !taken.has(name.toLowerCase()))
  const [greekFirst, greekLast, russianFirst, russianLast, first, last] = accountNames().map(free)
  const people = (firsts: string[] = [], lasts: string[] = []) =>
    lasts.map((lastName, i): Row => ({
      key: '',
      lastName,
      firstName: firsts[i % firsts.length] ?? '',
    }))
  return [
    ...people(greekFirst, greekLast),
    ...people(russianFirst, russianLast),
    ...people(first, last),
  ]
}

/** The hits for each pair, ranked. */
export async function hitsOf(pool: pg.Pool, asked: Pair[]): Promise<Hits[]> {
  const { rows } = await pool.query<Hits>(
    `SELECT CASE WHEN "objects" THEN ARRAY(SELECT "id" FROM searchObjects("typed", false, 20))
       ELSE ARRAY(SELECT "id" FROM searchAccounts("typed", 0, 20)) END AS "ids"
     FROM ROWS FROM (jsonb_to_recordset($1) AS ("typed" text, "objects" boolean)) WITH ORDINALITY AS t ("typed", "objects", "n")
     ORDER BY "n"`,
    [JSON.stringify(asked.map((pair) => ({ ...pair, objects: keyOf(pair).startsWith('object') })))],
  )
  return rows
}

/** Records that are not found or rank low, and strangers that are found, a line each. */
export type Measured = Measure & { missed: string[]; found: string[] }

export async function measure(pool: pg.Pool, ids: Map<string, number>): Promise<Measured> {
  const hits = await hitsOf(pool, pairs)
  const places = pairs.map((pair, i) => (hits[i]?.ids ?? []).indexOf(ids.get(keyOf(pair)) ?? 0) + 1)
  const strange = await hitsOf(pool, strangers)
  const found = strangers.filter((pair, i) => strange[i]?.ids.includes(ids.get(keyOf(pair)) ?? 0))
  const recallOf = (of: Pair[]) =>
    share(of.filter((pair) => places[pairs.indexOf(pair)]).length, of.length)
  const rules = [...new Set(pairs.map(({ rule }) => rule))]
  return {
    recall: recallOf(pairs),
    rank: share(
      places.reduce((sum, place) => sum + (place ? 1 / place : 0), 0),
      pairs.length,
    ),
    falseHits: found.length,
    recallOf: Object.fromEntries(
      rules.map((rule) => [rule, recallOf(pairs.filter((pair) => pair.rule === rule))]),
    ),
    missed: pairs.filter((_, i) => !places[i]).map(lineOf),
    found: found.map(lineOf),
  }
}

const share = (part: number, whole: number) => Math.floor((1000 * part) / whole) / 10
const lineOf = ({ rule, typed, name }: Pair) => `${rule}: ${typed} → ${name}`
