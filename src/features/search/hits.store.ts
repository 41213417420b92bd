// What search finds of each kind of record, best first, and what tells one hit from another.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#features/accounts/accountRules.ts'
import { allowed, asSql } from '#features/records/recordRules.store.ts'
import { recordTables } from '#features/records/recordTables.ts'
import { detailOf, titleOf } from '#features/records/recordTitles.store.ts'
import { recordKinds, records } from '#features/records/records.contract.ts'
import type { RecordKind } from '#features/records/records.contract.ts'
import { mostHits } from './search.contract.ts'

const everyone = 0
const everyoneButEmployees = -1
// People of a branch may not open employees' accounts, so they are not offered any.
export const kindsFor = (actor: Actor) => (seesEmployes(actor) ? everyone : everyoneButEmployees)

/** One kind of record: its hits with "id", "description", "entity", "rank", "sortedBy", "by" and "found". */
type Part = (searchStr: string, actor: Actor) => RawBuilder<unknown>

const accountHits: Part = (searchStr, actor) => sql`
  SELECT "id", "description", "entity", "rank", "searchName" AS "sortedBy", "by", "found"
  FROM accountHits(${searchStr}, ${kindsFor(actor)}, ${mostHits})`

// The exact reference number first of all; what only begins like one after everything else.
const objectHits: Part = (searchStr, { language }) => sql`
  SELECT "Object"."id", title."one" AS "description", 'Object' AS "entity",
    CASE found."rank" WHEN 0 THEN -1 WHEN 1 THEN 4 ELSE found."rank" END AS "rank", found."sortedBy",
    CASE WHEN ${isOtherTitle(searchStr)} THEN 'otherTitle' END AS "by",
    CASE WHEN ${isOtherTitle(searchStr)} THEN nullif(left(other."one", 120), '') END AS "found"
  FROM searchObjects(${searchStr}, false, ${mostHits}) AS found
  JOIN "object" "Object" ON "Object"."id" = found."id"
  CROSS JOIN LATERAL (SELECT ${titleOf('Object', language)} AS "one") AS title
  CROSS JOIN LATERAL (
    SELECT "one" FROM unnest(ARRAY["Object"."titleEl", "Object"."titleRu", "Object"."title"]) AS "one"
    WHERE ' ' || fold("one") ~ ALL (wordPatternsOf(${searchStr}))
    UNION ALL SELECT '' LIMIT 1
  ) AS other`

// Found by a title that is not the one which is shown.
const isOtherTitle = (searchStr: string) =>
  sql`found."rank" > 1 AND NOT ' ' || fold(title."one") ~ ALL (wordPatternsOf(${searchStr}))`

// The exact number first; what a word of the name or of the wish is like after people of that name.
const leadHits: Part = (searchStr, actor) => sql`
  SELECT "Demand"."id", ${titleOf('Demand', actor.language)} AS "description", 'Lead' AS "entity",
    found."rank" + 1 AS "rank", found."sortedBy", CASE found."rank" WHEN 0 THEN 'number' END AS "by", NULL AS "found"
  FROM searchLeads(${searchStr}, ${mostHits}) AS found
  JOIN "lead" "Demand" ON "Demand"."id" = found."id" AND ${asSql(allowed('open', 'Demand', actor))}`

const reservationHits: Part = (searchStr, actor) => sql`
  SELECT "Reservation"."id", ${titleOf('Reservation', actor.language)} AS "description", 'Reservation' AS "entity",
    found."rank", found."sortedBy", CASE found."rank" WHEN 4 THEN 'otherNumber' END AS "by",
    CASE found."rank" WHEN 4 THEN "Reservation"."reservationNumberExternal" END AS "found"
  FROM searchReservations(${searchStr}, ${mostHits}) AS found
  JOIN "reservation" "Reservation" ON "Reservation"."id" = found."id"
  WHERE ${asSql(allowed('open', 'Reservation', actor))}`

const documentHits: Part = (searchStr, actor) => sql`
  SELECT "Document"."id", ${titleOf('Document', actor.language)} AS "description", 'Document' AS "entity",
    found."rank", found."sortedBy", CASE found."rank" WHEN 6 THEN 'content' END AS "by", NULL AS "found"
  FROM searchDocuments(${searchStr}, ${mostHits}) AS found
  JOIN "document" "Document" ON "Document"."id" = found."id" AND ${asSql(allowed('open', 'Document', actor))}`

// By the number that stands on them: V12, D12, T100012.
const numbered =
  (kind: 'Viewing' | 'Deal' | 'Transaction', which: RawBuilder<unknown>): Part =>
  (searchStr, actor) =>
    sql`
  SELECT ${sql.ref(`${kind}.id`)}, ${titleOf(kind, actor.language)} AS "description", ${sql.lit(kind)} AS "entity",
    -1 AS "rank", '' AS "sortedBy", NULL AS "by", NULL AS "found"
  FROM ${sql.table(recordTables[kind])} ${sql.ref(kind)}
  WHERE ${which} = ${numberAfter(searchStr, kind)} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL
    AND ${asSql(allowed('open', kind, actor))}`

// Letters that look alike stand on the same keys of other keyboards.
const beginnings = { Viewing: '[vν]', Deal: '[dδд]', Transaction: '[tτт]' }
const numberAfter = (searchStr: string, kind: keyof typeof beginnings) => {
  const number = new RegExp(`^\\s*${beginnings[kind]}\\s?(\\d{1,9})\\s*$`, 'iu').exec(
    searchStr,
  )?.[1]
  return kind === 'Transaction'
    ? sql`${number ? `T${number}` : null}::text`
    : sql`${number ? Number(number) : null}::integer`
}

/** Of every kind that may be found. */
export const hitParts: readonly Part[] = [
  objectHits,
  accountHits,
  leadHits,
  numbered('Viewing', sql`"Viewing"."id"`),
  numbered('Deal', sql`"Deal"."id"`),
  numbered('Transaction', sql`"Transaction"."referenceNumber"`),
  reservationHits,
  documentHits,
]

// The phone, or else the address; the town; the first object that is theirs, or that they have to do with.
const detailOfAccount = sql<string | null>`concat_ws(', ',
  coalesce(nullif(btrim(split_part("Account"."phone", ';', 1)), ''), nullif(btrim(split_part("Account"."email", ';', 1)), '')),
  nullif("Account"."city", ''),
  '#' || coalesce(
    (SELECT o."referenceNumber" FROM "object" o
      WHERE o."ownerId" = "Account"."id" AND o."deletedOn" IS NULL AND NOT o."isBlank" ORDER BY o."id" LIMIT 1),
    (SELECT o."referenceNumber" FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
      WHERE l."accountId" = "Account"."id" AND l."deletedOn" IS NULL ORDER BY l."relation", l."objectId" LIMIT 1)))`

const found = recordKinds.filter((kind) => records[kind].hits.length > 0 && kind !== 'Account')
const hitRow = (kind: RecordKind, detail: RawBuilder<unknown>) =>
  sql`(SELECT ${detail} FROM ${sql.table(recordTables[kind])} ${sql.ref(kind)}
    WHERE ${sql.ref(`${kind}.id`)} = "hit"."id")`

/** SQL for what tells the row "hit" from others that are called alike. */
export const detailOfHit = (language: string) => {
  const cases = found.map(
    (kind) =>
      sql`WHEN ${sql.lit(records[kind].hits[0])} THEN ${hitRow(kind, detailOf(kind, language))}`,
  )
  return sql`CASE "hit"."entity" ${sql.join(cases, sql` `)} ELSE ${hitRow('Account', detailOfAccount)} END`
}

/** The same of an account that is picked; nothing of one that the reader may not open. */
export const detailOfPicked = (actor: Actor) => sql`(
  SELECT ${detailOfAccount} FROM "account" "Account"
  WHERE "Account"."id" = "hit"."id" AND ${asSql(allowed('open', 'Account', actor))})`
