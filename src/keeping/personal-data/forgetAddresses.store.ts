// Where somebody lives, as the geocoder was asked about it.
import { normalized } from '#kit/fields/normalized.ts'
import { sql } from 'kysely'
import { forgetPositions } from '#base/places/geocoder.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { inScript } from './identifiers.store.ts'
import type { Person } from './person.store.ts'

/** In letters and digits: a shorter one says nothing of anybody. */
const shortest = 4

/** Before the accounts forget their addresses. Too much is better than too little: nobody misses these answers. */
export async function forgetAddresses(
  db: Db,
  { ids }: Person,
  pattern: string | undefined,
): Promise<void> {
  const { rows } = await sql<{ address: string }>`
    SELECT "address" FROM "account" WHERE "id" = ANY (${ids}::integer[]) AND "address" IS NOT NULL
  `.execute(db)
  // The floor, the bell or the town that follow the street are written now so and now so.
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

/** Without accents, signs between words, and the difference of capitals. */
const plain = (text: string): string =>
  normalized(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
