// A person for download and erasure: their account, accounts merged into it, and the records that are theirs alone.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { today } from '#kit/db/days.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import { dealEndedOn } from '#records/deals/dealEnd.store.ts'

type StoredAccount = {
  id: number
  email: string | null
  phone: string | null
  taxNumber: string | null
  taxNumberOfOtherCountry: string | null
  passportNumber: string | null
  internalPassportNumber: string | null
  names: string[]
}

export type OwnFile = {
  id: number
  systemName: string
  userName: string
  size: number
  keptUntil: string | null
}

export type Person = {
  /** `id` is the kept account, `ids` include all accounts merged into it. */
  id: number
  ids: number[]
  name: string
  isStaff: boolean
  accounts: StoredAccount[]
  /** Ids of the records by kind. */
  records: Record<
    | 'Demand'
    | 'Viewing'
    | 'Selection'
    | 'Reservation'
    | 'Deal'
    | 'Order'
    | 'Activity'
    | 'Transaction'
    | 'KnownClient'
    | 'DoubtfulEnquiry',
    number[]
  > &
    Record<string, number[]>
  /** Activities that are linked to nobody else's account. */
  ownActivities: number[]
}

/** 404 for an unknown account. For a merged account, returns the kept one. */
export async function personOf(db: Db, id: number): Promise<Person> {
  const { rows } = await sql<{ id: number; ids: number[]; name: string; isStaff: boolean }>`
    WITH RECURSIVE "up" AS (
      SELECT "id", "mergedIntoId" FROM "account" WHERE "id" = ${id}
      UNION SELECT a."id", a."mergedIntoId" FROM "account" a JOIN "up" ON a."id" = "up"."mergedIntoId"
    ), "down" AS (
      SELECT "id" FROM "up" WHERE "mergedIntoId" IS NULL
      UNION SELECT a."id" FROM "account" a JOIN "down" ON a."mergedIntoId" = "down"."id"
    )
    SELECT k."id", k."name", (k."isEmploye" OR k."role" IN ('admin', 'employee')) IS TRUE AS "isStaff",
      ARRAY(SELECT "id" FROM "down" ORDER BY "id") AS "ids"
    FROM "up" JOIN "account" k ON k."id" = "up"."id" WHERE "up"."mergedIntoId" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  const { ids } = rows[0]
  const accounts = await knownOf(db, ids)
  const records = await recordsOf(db, ids, accounts)
  return { ...rows[0], accounts, records, ownActivities: await ownActivities(db, ids, records) }
}

async function knownOf(db: Db, ids: number[]): Promise<StoredAccount[]> {
  const { rows } = await sql<StoredAccount>`
    SELECT "id", "email", "phone", "taxNumber", "taxNumberOfOtherCountry", "passportNumber", "internalPassportNumber",
      array_remove(ARRAY["name", "nameEng", "nameLocal", nullif(concat_ws(' ', "lastName", "firstName"), ''),
        nullif(concat_ws(' ', "lastNameEng", "firstNameEng"), ''),
        nullif(concat_ws(' ', "lastNameLocal", "firstNameLocal"), '')], NULL) AS "names"
    FROM "account" WHERE "id" = ANY(${ids}::integer[]) ORDER BY "id"
  `.execute(db)
  return rows
}

const numbers = async (db: Db, query: ReturnType<typeof sql<{ id: number }>>) =>
  (await query.execute(db)).rows.map(({ id }) => id)

export const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^00/, '').slice(-10)

async function recordsOf(
  db: Db,
  ids: number[],
  accounts: StoredAccount[],
): Promise<Person['records']> {
  const all = (pick: (known: StoredAccount) => string | null) =>
    accounts.flatMap((known) => splitTexts(pick(known)))
  const emails = emailsOf({ accounts })
  const phones = all(({ phone }) => phone)
    .map(digitsOf)
    .filter(({ length }) => length >= 7)
  const taxes = accounts.flatMap(({ taxNumber }) => (taxNumber ? [taxNumber] : []))
  const leads = await numbers(
    db,
    sql`SELECT "id" FROM "lead" WHERE "accountId" = ANY(${ids}::integer[])`,
  )
  const [viewings, selections, stays, deals, orders, links, keys, transactions, known, tray] =
    await Promise.all([
      numbers(db, sql`SELECT "id" FROM "viewing" WHERE "demandId" = ANY(${leads}::integer[])`),
      numbers(db, sql`SELECT "id" FROM "selection" WHERE "leadId" = ANY(${leads}::integer[])`),
      numbers(
        db,
        sql`SELECT "id" FROM "reservation" WHERE "demandId" = ANY(${leads}::integer[]) OR "accountId" = ANY(${ids}::integer[])
        OR lower("clientEmail") = ANY(${emails}::text[]) OR "clientTaxNumber" = ANY(${taxes}::text[])
        OR right(regexp_replace("clientPhone", '\\D', '', 'g'), 10) = ANY(${phones}::text[])`,
      ),
      numbers(
        db,
        sql`SELECT "id" FROM "deal" WHERE "demandId" = ANY(${leads}::integer[])
        OR "id" IN (SELECT "dealId" FROM "dealAccount" WHERE "accountId" = ANY(${ids}::integer[]))`,
      ),
      numbers(
        db,
        sql`SELECT DISTINCT "orderId" AS "id" FROM "orderParty" WHERE "accountId" = ANY(${ids}::integer[]) ORDER BY 1`,
      ),
      numbers(db, sql`SELECT "id" FROM "objectAccount" WHERE "accountId" = ANY(${ids}::integer[])`),
      numbers(db, sql`SELECT "id" FROM "objectKey" WHERE "accountId" = ANY(${ids}::integer[])`),
      numbers(db, sql`SELECT "id" FROM "transaction" WHERE "accountId" = ANY(${ids}::integer[])`),
      numbers(db, sql`SELECT "id" FROM "knownClient" WHERE "accountId" = ANY(${ids}::integer[])`),
      numbers(
        db,
        sql`SELECT "id" FROM "doubtfulEnquiry" WHERE "leadId" = ANY(${leads}::integer[])
        OR lower("email") = ANY(${emails}::text[])
        OR right(regexp_replace("phone", '\\D', '', 'g'), 10) = ANY(${phones}::text[])`,
      ),
    ])
  const hung = { Account: ids, Demand: leads, Viewing: viewings, Reservation: stays }
  const activities = await numbers(
    db,
    sql`SELECT DISTINCT "activityId" AS "id" FROM "activityLink" WHERE ${belongsToRecords(hung, 'entity', 'entityId')} ORDER BY 1`,
  )
  return {
    Account: ids,
    Demand: leads,
    Viewing: viewings,
    Selection: selections,
    Reservation: stays,
    Deal: deals,
    Order: orders,
    Activity: activities,
    ObjectAccount: links,
    ObjectKey: keys,
    Transaction: transactions,
    KnownClient: known,
    DoubtfulEnquiry: tray,
  }
}

/** SQL condition: the kind and id in two columns name one of these records. */
export const belongsToRecords = (of: Record<string, number[]>, kind: string, id: string) =>
  sql<boolean>`(${sql.join(
    Object.entries(of).map(
      ([name, ids]) =>
        sql`(${sql.ref(kind)} = ${name} AND ${sql.ref(id)} = ANY(${ids}::integer[]))`,
    ),
    sql` OR `,
  )})`

const ownActivities = (db: Db, ids: number[], { Activity }: Person['records']) =>
  numbers(
    db,
    sql`SELECT a."id" FROM "activity" a WHERE a."id" = ANY(${Activity}::integer[]) AND NOT EXISTS (
      SELECT FROM "activityLink" l WHERE l."activityId" = a."id" AND l."entity" = 'Account' AND l."entityId" <> ALL(${ids}::integer[]))`,
  )

/**
 * SQL for the last day on which a file "f" must be kept. Documents of payments are accounting records: kept for five years
 * after their year, even if the person is erased (Law 4308/2014, article 7).
 */
const keptAsPayment = sql`
  SELECT make_date(extract(year FROM t."transactionDate")::integer + 6, 1, 1) - 1 FROM "transaction" t
  WHERE f."parentKind" = 'Transaction' AND t."id" = f."parentId" AND t."deletedOn" IS NULL AND f."deletedOn" IS NULL`

/** The same for what says who the parties of a deal are: at least from today on while the deal is open. */
async function keptAsKnownClient(db: Db) {
  const rule = await ruleOn(db, 'knowYourClient', agencyToday())
  const until = rule
    ? sql`(coalesce(${dealEndedOn('d')}, ${today}) + make_interval(years => ${rule.parameters.yearsKept}::integer))::date`
    : // Without a rule nothing is forgotten.
      sql`date '2999-12-31'`
  return sql`
    SELECT ${until} FROM "knownClient" c JOIN "deal" d ON d."id" = c."dealId"
    WHERE f."parentKind" = 'KnownClient' AND c."id" = f."parentId" AND f."deletedOn" IS NULL`
}

/** E-mail addresses in lower case. */
export const emailsOf = ({ accounts }: Pick<Person, 'accounts'>): string[] =>
  accounts.flatMap(({ email }) => splitTexts(email)).map((email) => email.toLowerCase())

export type MailedFile = { id: number; at: number; name: string }

/** Files of mails to the person that wait to be sent: the id of the mail, and the place in it. */
export async function mailedFilesOf(db: Db, person: Person): Promise<MailedFile[]> {
  const { rows } = await sql<MailedFile>`
    SELECT q."id", f."at"::integer - 1 AS "at", f."file" ->> 'name' AS "name"
    FROM "mailQueue" q CROSS JOIN jsonb_array_elements(q."attachments") WITH ORDINALITY AS f ("file", "at")
    WHERE lower(q."to") = ANY (${emailsOf(person)}::text[]) ORDER BY q."id", f."at"
  `.execute(db)
  return rows
}

/** Null once the mail is sent. */
export async function readMailedFile(db: Db, { id, at }: MailedFile): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer | null }>`
    SELECT decode("attachments" -> ${at}::integer ->> 'content', 'base64') AS "content" FROM "mailQueue" WHERE "id" = ${id}
  `.execute(db)
  return rows[0]?.content ?? null
}

/** SQL array: photos of their documents, taken when they signed orders that others may have signed too. */
const photosOf = (ids: number[]) => sql`ARRAY(
  SELECT d."id" FROM "orderParty" p
  JOIN "file" d ON d."parentKind" = 'Order' AND d."parentId" = p."orderId" AND d."type" = 'document-' || p."position" + 1
  WHERE p."accountId" = ANY(${ids}::integer[]))`

/** Files of the person's own records; `keptUntil`: the last day on which the law requires the file. */
export async function filesOf(
  db: Db,
  { ids, records, ownActivities: activities }: Person,
): Promise<OwnFile[]> {
  const { Demand, Viewing, Reservation, Transaction, KnownClient } = records
  const own = { Account: ids, Demand, Viewing, Reservation, Transaction, KnownClient }
  const of = { ...own, Activity: activities }
  const { rows } = await sql<OwnFile>`
    SELECT f."id", f."systemName", f."userName", f."size",
      CASE WHEN k."until" >= ${today} THEN k."until"::text END AS "keptUntil"
    FROM "file" f
    LEFT JOIN LATERAL ((${keptAsPayment}) UNION ALL (${await keptAsKnownClient(db)})) k ("until") ON true
    WHERE ${belongsToRecords(of, 'parentKind', 'parentId')} OR f."id" = ANY(${photosOf(ids)}) ORDER BY f."id"
  `.execute(db)
  return rows
}
