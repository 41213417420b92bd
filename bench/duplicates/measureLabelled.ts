// Measures the accuracy on the labelled pairs: found by a common key, and scored high enough.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { keysOfAccount, keysOfObject } from '#keeping/duplicates/find/blockingKeys.ts'
import type { BlockingKey } from '#keeping/duplicates/find/blockingKeys.ts'
import {
  readAccountFacts,
  readEverydayNames,
  readObjectFacts,
} from '#keeping/duplicates/find/readFacts.store.ts'
import { labelledPairs } from './labelled/labelledPairs.ts'
import type { LabelledPair } from './labelled/labelledPairs.ts'
import type { TypedAccount, TypedObject } from './labelled/labelledPair.ts'
import { leastScore } from '#keeping/duplicates/reasons.contract.ts'
import { compareAccounts } from '#keeping/duplicates/scoring/compareAccounts.ts'
import { compareObjects } from '#keeping/duplicates/scoring/compareObjects.ts'
import type { Scored } from '#keeping/duplicates/scoring/evidence.ts'

/** In per cent. */
export type Rates = { pairs: number; precision: number; recall: number }
type Judged = LabelledPair & { found: boolean; scored: Scored }

export async function measureLabelled(db: Db) {
  const judged = await judge(db)
  const wrong = judged.filter(({ same, found }) => same !== found)
  return {
    rates: {
      tuned: ratesOf(judged.filter(({ heldOut }) => !heldOut)),
      heldOut: ratesOf(judged.filter(({ heldOut }) => heldOut)),
      accounts: ratesOf(judged.filter(({ kind }) => kind === 'Account')),
      objects: ratesOf(judged.filter(({ kind }) => kind === 'Object')),
    },
    /** Misjudged pairs among those used for tuning; the held-out ones must not be looked at. */
    wrong: wrong
      .filter(({ heldOut }) => !heldOut)
      .map(({ pattern, same, pair, scored }) => JSON.stringify({ same, pattern, ...scored, pair })),
  }
}

function ratesOf(judged: readonly Judged[]): Rates {
  const found = judged.filter((each) => each.found)
  const right = found.filter(({ same }) => same).length
  const percent = (part: number, of: number) => Math.round((part / of) * 1000) / 10
  return {
    pairs: judged.length,
    precision: percent(right, found.length),
    recall: percent(right, judged.filter(({ same }) => same).length),
  }
}

async function judge(db: Db): Promise<Judged[]> {
  const accountPairs = labelledPairs.filter((pair) => pair.kind === 'Account')
  const objectPairs = labelledPairs.filter((pair) => pair.kind === 'Object')
  const accounts = await readAccountFacts(
    db,
    await addAccounts(
      db,
      accountPairs.flatMap(({ pair }) => pair),
    ),
  )
  const objects = await readObjectFacts(
    db,
    await addObjects(
      db,
      objectPairs.flatMap(({ pair }) => pair),
    ),
  )
  // Triggers derive the words of names.
  const everyday = await readEverydayNames(db)
  const judging = <Facts>(
    pairs: readonly LabelledPair[],
    facts: readonly Facts[],
    keysOf: (one: Facts) => BlockingKey[],
    compare: (one: Facts, other: Facts) => Scored,
  ) =>
    pairs.map((pair, at) => {
      const [one, other] = [facts[at * 2]!, facts[at * 2 + 1]!]
      const scored = compare(one, other)
      const keys = new Set(keysOf(one).map(({ of, key }) => `${of} ${key}`))
      const meet = keysOf(other).some(({ of, key }) => keys.has(`${of} ${key}`))
      return { ...pair, scored, found: meet && scored.score >= leastScore }
    })
  return [
    ...judging(
      accountPairs,
      accounts,
      (one) => keysOfAccount(one, everyday),
      (one, other) => compareAccounts(one, other, everyday),
    ),
    ...judging(objectPairs, objects, keysOfObject, compareObjects),
  ]
}

/** Their ids, in the same order. */
async function addAccounts(db: Db, accounts: readonly TypedAccount[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "account" ("lastName", "firstName", "middleName", "isCompany", "nameLocal", "nameEng", "phone", "email",
      "taxNumber", "address", "city")
    SELECT "lastName", "firstName", "middleName", "isCompany", "nameLocal", "nameEng", "phone", "email", "taxNumber", "address", "city"
    FROM jsonb_to_recordset(${JSON.stringify(accounts)}) AS t ("lastName" text, "firstName" text, "middleName" text,
      "isCompany" boolean, "nameLocal" text, "nameEng" text, "phone" text, "email" text, "taxNumber" text, "address" text, "city" text)
    RETURNING "id"`.execute(db)
  return rows.map(({ id }) => id)
}

async function addObjects(db: Db, objects: readonly TypedObject[]): Promise<number[]> {
  const towns = await sql<{
    id: number
  }>`SELECT "id" FROM "place" WHERE "kind" = 'town' ORDER BY "id" LIMIT 12`.execute(db)
  const person = await sql<{
    id: number
  }>`INSERT INTO "account" ("lastName") SELECT 'Owner ' || n FROM generate_series(0, 1999) AS n RETURNING "id"`.execute(
    db,
  )
  const ids: number[] = []
  for (const { place, photo, owner, ...typed } of objects) {
    const { id } = await db
      .insertInto('object')
      .values({ ...typed, locationId: place === undefined ? null : towns.rows[place]!.id } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    if (photo !== undefined)
      await sql`
        INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId", "width", "height")
        VALUES (${`labelled photo ${id}`}, 'photo.jpg', 'image/jpeg', abs(hashtext(${photo})), 'Object', ${id}, 1600, 1200)`.execute(
        db,
      )
    if (owner !== undefined)
      await sql`INSERT INTO "objectAccount" ("objectId", "accountId", "relation")
        VALUES (${id}, ${person.rows[owner]!.id}, 1)`.execute(db)
  }
  return ids
}
