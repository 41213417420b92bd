// Reads the parties of a deal with their files, complete.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import type { Rule } from '#base/rules/rules.contract.ts'
import { dealRelations } from '#base/settings/knownOptions.contract.ts'
import { dealEndedOn } from '#records/deals/dealEnd.store.ts'
import { changedSince, contentOf, sumOfContent } from './checkedContent.ts'
import type { CheckedContent } from './checkedContent.ts'
import { knownClientFields } from './knownClientFields.contract.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { missingIn } from './missingIn.ts'

type Read = Omit<KnownClient, 'state' | 'missing' | 'changed' | 'sum' | 'files'> & {
  files: { systemName: string; userName: string; size: number }[]
  checkedContent: CheckedContent | null
}

/** With what a check of it would freeze. */
type ReadClient = { client: KnownClient; content: CheckedContent }

/** The parties of a deal, in order, then people with a file who were taken out of it. */
export const clientsOf = async (
  db: Db,
  dealId: number,
  actor: Pick<Actor, 'language'>,
): Promise<KnownClient[]> => (await readClients(db, dealId, actor)).map(({ client }) => client)

async function readClients(
  db: Db,
  dealId: number,
  { language }: Pick<Actor, 'language'>,
): Promise<ReadClient[]> {
  const rule = await ruleOn(db, 'knowYourClient', agencyToday())
  const { rows } = await sql<Read>`
    WITH "party" AS (${partiesOf(dealId, language)})
    SELECT c."id", coalesce(c."version", 0) AS "version", ${sql.lit(dealId)} AS "dealId",
      ${titleOf('Deal', language)} AS "deal", a."id" AS "accountId", coalesce(a."name", '') AS "account",
      coalesce(p."role", '') AS "role", p."accountId" IS NOT NULL AS "isParty", coalesce(p."paysMoney", true) AS "paysMoney",
      ${fields},
      ${owners} AS "owners", ${files} AS "files", ${checks} AS "checks",
      (SELECT k."content" FROM "knownClientCheck" k WHERE k."knownClientId" = c."id" ORDER BY k."id" DESC LIMIT 1)
        AS "checkedContent",
      (${dealEndedOn('Deal')} + make_interval(years => ${rule?.parameters.yearsKept ?? null}::integer))::date AS "keptUntil",
      ${stampColumns('c')}
    FROM "party" p
    FULL JOIN (SELECT * FROM "knownClient" WHERE "dealId" = ${dealId}) c ON c."accountId" = p."accountId"
    JOIN "account" a ON a."id" = coalesce(p."accountId", c."accountId")
    JOIN "deal" "Deal" ON "Deal"."id" = ${dealId}
    ${stampJoins('c')}
    ORDER BY p."at" NULLS LAST, a."id", c."id"
  `.execute(db)
  return rows.map((row) => judged(row, rule))
}

/** A file by its id. 404 when it does not exist, or was forgotten. */
export const readKnownClient = async (db: Db, id: number, actor: Actor): Promise<KnownClient> =>
  (await readWithContent(db, id, actor)).client

export async function readWithContent(db: Db, id: number, actor: Actor): Promise<ReadClient> {
  const row = db.selectFrom('knownClient').select('dealId').where('id', '=', id)
  const { dealId } = await row.executeTakeFirstOrThrow(notFound)
  const found = (await readClients(db, dealId, actor)).find(({ client }) => client.id === id)
  if (!found) throw notFound()
  return found
}

function judged({ checkedContent, ...row }: Read, rule: Rule<'knowYourClient'> | null): ReadClient {
  const missing = missingIn(row, rule?.parameters ?? null)
  const content = contentOf(row)
  const changed = checkedContent ? changedSince(checkedContent, content) : []
  const state = stateOf({ missing, changed, isChecked: checkedContent !== null })
  const files = row.files.map(({ systemName, userName }) => ({ systemName, userName }))
  const client = { ...row, files, missing, state, changed, sum: sumOfContent(content) }
  return { client, content }
}

type Judged = Pick<KnownClient, 'missing' | 'changed'> & { isChecked: boolean }

function stateOf({ missing, changed, isChecked }: Judged): KnownClient['state'] {
  if (missing.length > 0) return 'open'
  if (!isChecked) return 'complete'
  return changed.length > 0 ? 'changed' : 'checked'
}

const professionals = [dealRelations.lawer, dealRelations.notary, dealRelations.civilEngeneer]

/**
 * SQL for the people between whom the deal is made: its accounts, and the client of its lead. Lawyers, notaries and engineers work
 * for them.
 */
const partiesOf = (dealId: number, language: string) => sql`
  SELECT "each"."accountId", min("each"."at") AS "at", string_agg(DISTINCT "each"."role", ', ') AS "role",
    bool_or("each"."paysMoney") AS "paysMoney"
  FROM (
    SELECT d."accountId", d."position" AS "at", d."relation" IS DISTINCT FROM ${sql.lit(dealRelations.seller)} AS "paysMoney",
      (SELECT ${inLanguage('text', language)} FROM "selectOption"
        WHERE "list" = 'dealAccountRelation' AND "value" = d."relation") AS "role"
    FROM "dealAccount" d
    WHERE d."dealId" = ${dealId} AND coalesce(d."relation", 0) <> ALL (${professionals}::integer[])
    UNION ALL
    SELECT l."accountId", 1000, true, NULL FROM "deal" d
    JOIN "lead" l ON l."id" = d."demandId" AND l."deletedOn" IS NULL
    WHERE d."id" = ${dealId} AND l."accountId" IS NOT NULL
  ) "each"
  JOIN "account" a ON a."id" = "each"."accountId" AND a."deletedOn" IS NULL
  GROUP BY "each"."accountId"`

/** What the account already says, for a party without a file. */
const presets = {
  name: sql`a."name"`,
  taxNumber: sql`coalesce(a."taxNumber", a."taxNumberOfOtherCountry")`,
  isCompany: sql`coalesce(a."isCompany", false)`,
  documentKind: sql`CASE WHEN a."isCompany" THEN NULL WHEN a."internalPassportNumber" IS NOT NULL THEN 1
    WHEN a."passportNumber" IS NOT NULL THEN 2 END`,
  documentNumber: sql`CASE WHEN NOT coalesce(a."isCompany", false)
    THEN coalesce(a."internalPassportNumber", a."passportNumber") END`,
  riskReasons: sql`'{}'::integer[]`,
} as const
const fields = sql.join(
  Object.keys(knownClientFields).map((name) => {
    const stored = sql.ref(`c.${name}`)
    const preset = (presets as Partial<Record<string, (typeof presets)['name']>>)[name]
    return preset
      ? sql`CASE WHEN c."id" IS NULL THEN ${preset} ELSE ${stored} END AS ${sql.ref(name)}`
      : sql`${stored}`
  }),
)

const owners = sql`coalesce((
  SELECT json_agg(json_build_object('name', o."name", 'percent', o."percent", 'bornOn', o."bornOn", 'taxNumber', o."taxNumber",
    'established', o."established") ORDER BY o."position", o."id")
  FROM "knownClientOwner" o WHERE o."knownClientId" = c."id"
), '[]'::json)`
const files = sql`coalesce((
  SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName", 'size', f."size")
    ORDER BY f."position", f."id")
  FROM "file" f WHERE f."parentKind" = 'KnownClient' AND f."parentId" = c."id" AND f."deletedOn" IS NULL
), '[]'::json)`
const checks = sql`coalesce((
  SELECT json_agg(json_build_object('checkedOn', k."checkedOn", 'checkedBy', a."name") ORDER BY k."id" DESC)
  FROM "knownClientCheck" k LEFT JOIN "account" a ON a."id" = k."checkedById" WHERE k."knownClientId" = c."id"
), '[]'::json)`
