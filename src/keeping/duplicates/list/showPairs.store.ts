// Builds the rows of the list: both records side by side, and current reasons why they may be the same.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { objectType } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { comparedFields } from '../duplicates.contract.ts'
import type { Compared, DuplicateRow } from '../duplicates.contract.ts'
import { readAccountFacts, readEverydayNames, readObjectFacts } from '../find/readFacts.store.ts'
import type { Reason } from '../reasons.contract.ts'
import { compareAccounts } from '../scoring/compareAccounts.ts'
import { compareObjects } from '../scoring/compareObjects.ts'
import { likenessOf } from './likeness.ts'

export type StoredPair = Pick<
  DuplicateRow,
  'id' | 'kind' | 'score' | 'foundOn' | 'decision' | 'decidedOn' | 'decidedBy' | 'canMerge'
> & { lowId: number; highId: number }

/** `values`: the shown values of the record by field, in the order of the fields. */
type Side = {
  id: number
  title: string
  createdOn: string
  values: Partial<Record<Compared['field'], string | null>>
}

export async function showPairs(
  db: Db,
  pairs: readonly StoredPair[],
  { language }: Actor,
): Promise<DuplicateRow[]> {
  if (pairs.length === 0) return []
  const idsOf = (kind: StoredPair['kind']) => [
    ...new Set(
      pairs.filter((pair) => pair.kind === kind).flatMap(({ lowId, highId }) => [lowId, highId]),
    ),
  ]
  const [accounts, objects] = [idsOf('Account'), idsOf('Object')]
  const [shownAccounts, shownObjects, why] = await Promise.all([
    shownOf(accounts, (ids) => showAccounts(db, ids)),
    shownOf(objects, (ids) => showObjects(db, ids, language)),
    reasonsOf(db, accounts, objects),
  ])
  return pairs.flatMap(({ lowId, highId, ...pair }) => {
    const shown = pair.kind === 'Account' ? shownAccounts : shownObjects
    const [low, high] = [shown.get(lowId), shown.get(highId)]
    // Deleted since the query for the page.
    if (!low || !high) return []
    const reasons = why(pair.kind, lowId, highId)
    return [
      {
        ...pair,
        reasons,
        low: headOf(low),
        high: headOf(high),
        compared: compare(low, high, reasons),
      },
    ]
  })
}

const headOf = ({ id, title, createdOn }: Side) => ({ id, title: title || `#${id}`, createdOn })

function compare(low: Side, high: Side, reasons: readonly Reason[]): Compared[] {
  return comparedFields.flatMap((field) => {
    const [one = null, other = null] = [low.values[field], high.values[field]]
    if (one === null && other === null) return []
    return [{ field, low: one, high: other, like: likenessOf(field, one, other, reasons) }]
  })
}

async function shownOf(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Side[]>,
): Promise<Map<number, Side>> {
  const rows = ids.length > 0 ? await read(ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

async function reasonsOf(db: Db, accounts: readonly number[], objects: readonly number[]) {
  const [accountFacts, objectFacts, everyday] = await Promise.all([
    accounts.length > 0 ? readAccountFacts(db, accounts) : [],
    objects.length > 0 ? readObjectFacts(db, objects) : [],
    accounts.length > 0 ? readEverydayNames(db) : new Map<string, number[]>(),
  ])
  const account = new Map(accountFacts.map((facts) => [facts.id, facts]))
  const object = new Map(objectFacts.map((facts) => [facts.id, facts]))
  return (kind: StoredPair['kind'], low: number, high: number): Reason[] => {
    if (kind === 'Account') {
      const [one, other] = [account.get(low), account.get(high)]
      return one && other ? compareAccounts(one, other, everyday).reasons : []
    }
    const [one, other] = [object.get(low), object.get(high)]
    return one && other ? compareObjects(one, other).reasons : []
  }
}

async function showAccounts(db: Db, ids: readonly number[]): Promise<Side[]> {
  const { rows } = await sql<Side>`
    SELECT a."id", a."name" AS "title", a."createdOn", json_build_object(
      'name', nullif(concat_ws(' · ', nullif(a."name", ''),
        nullif(CASE WHEN a."isCompany" THEN concat_ws(' ', a."lastName", a."firstName") END, '')), ''),
      'taxNumber', nullif(a."taxNumber", ''), 'phone', nullif(a."phone", ''), 'email', nullif(a."email", ''),
      'address', nullif(a."address", ''), 'city', nullif(a."city", '')) AS "values"
    FROM "account" a WHERE a."id" = ANY (${[...ids]}::integer[])`.execute(db)
  return rows
}

async function showObjects(db: Db, ids: readonly number[], language: string): Promise<Side[]> {
  const { rows } = await sql<Side>`
    SELECT "Object"."id", ${titleOf('Object', language)} AS "title", "Object"."createdOn", json_build_object(
      'type', ${objectType('Object', language)},
      'place', (SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = "Object"."locationId"),
      'address', nullif("Object"."address", ''), 'floor', "Object"."floor"::text,
      'size', coalesce(nullif("Object"."area", 0), nullif("Object"."lotArea", 0))::float8::text,
      'price', coalesce(CASE WHEN "Object"."forSale" THEN "Object"."salePriceNow" END,
        CASE WHEN "Object"."forRent" THEN "Object"."rentPriceNow" END)::float8::text,
      'owner', "Object"."ownerName") AS "values"
    FROM "object" "Object" WHERE "Object"."id" = ANY (${[...ids]}::integer[])`.execute(db)
  return rows
}
