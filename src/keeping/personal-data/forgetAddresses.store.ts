// Erases cached geocoder requests about a person's address.
import { normalized } from '#kit/fields/normalized.ts'
import { sql } from 'kysely'
import { forgetPositions } from '#base/places/geocoder.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { inScript } from './identifiers.store.ts'
import type { Person } from './person.store.ts'

/** Shortest address in letters and digits: shorter ones identify nobody. */
const shortest = 4

/** Call before the addresses of the accounts are erased. Deletes rather too much: cached responses are easily requested again. */
export async function forgetAddresses(
  db: Db,
  { ids }: Person,
  pattern: string | undefined,
): Promise<void> {
  const { rows } = await sql<{ address: string }>`
    SELECT "address" FROM "account" WHERE "id" = ANY (${ids}::integer[]) AND "address" IS NOT NULL
  `.execute(db)
  // The floor, the bell and the town after the street are written in various ways.
  const streets = rows
    .map(({ address }) => plain(address.split(/[,;\n]/)[0] ?? ''))
    .filter(({ length }) => length >= shortest)
  const names = pattern ? inScript(pattern) : () => false
  if (streets.length === 0 && !pattern) return
  await forgetPositions(db, (text) => {
    const asked = ` ${plain(text)} `
    return names(text) || streets.some((street) => asked.includes(` ${street} `))
  })
}

/** Removes accents and punctuation, and ignores case. */
const plain = (text: string): string =>
  normalized(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
