// What a record of each kind is called, and what tells it from another of the same name. The SQL
// speaks of the record's row under the name of its kind.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import { activityText } from './activityText.store.ts'
import { objectName } from './objectTitle.store.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'
import { parentKinds, recordKinds } from './records.contract.ts'
import type { ParentKind, RecordKind } from './records.contract.ts'
import { recordTables } from './recordTables.ts'

type Text = RawBuilder<string | null>
type Titles = { title: (language: string) => Text; detail: (language: string) => Text }

const shortened = (text: RawBuilder<unknown>) => sql<string>`left(coalesce(${text}, ''), 120)`
const nameOf = (account: RawBuilder<unknown>) =>
  sql`(SELECT "name" FROM "account" WHERE "account"."id" = ${account})`
const numberOf = (object: RawBuilder<unknown>) =>
  sql`(SELECT '#' || "referenceNumber" FROM "object" WHERE "object"."id" = ${object})`
const option = (list: string, value: RawBuilder<unknown>, language: string) =>
  sql`(SELECT ${inLanguage('text', language)} FROM "selectOption" o WHERE o."list" = ${sql.lit(list)} AND o."value" = ${value})`
const listed = (...parts: RawBuilder<unknown>[]): Text =>
  sql`nullif(concat_ws(', ', ${sql.join(parts)}), '')`
const moment = (entered: RawBuilder<unknown>) => sql`to_char(${entered}, 'DD.MM.YYYY HH24:MI')`
const day = (instant: RawBuilder<unknown>) => sql`to_char(${localTime(instant)}, 'DD.MM.YYYY')`

const titles = {
  Object: {
    title: (language) => objectName('Object', language),
    detail: (language) =>
      listed(
        option('objectType', sql`"Object"."subTypeObjectTypeId"`, language),
        sql`(SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = "Object"."locationId")`,
      ),
  },
  Account: {
    title: () => sql`"Account"."name"`,
    detail: () =>
      listed(
        sql`nullif(split_part("Account"."phone", ';', 1), '')`,
        sql`nullif(split_part("Account"."email", ';', 1), '')`,
        sql`"Account"."city"`,
      ),
  },
  Activity: {
    title: (language) => shortened(activityText('Activity', language)),
    detail: () => day(sql`"Activity"."createdOn"`) as Text,
  },
  Demand: {
    title: () =>
      sql`concat_ws(', ', ${nameOf(sql`"Demand"."accountId"`)}, nullif(${shortened(sql`"Demand"."description"`)}, ''))`,
    detail: (language) =>
      listed(option('leadStage', sql`"Demand"."stage"`, language), day(sql`"Demand"."createdOn"`)),
  },
  File: {
    title: () => sql`"File"."userName"`,
    detail: (language) =>
      sql`(${titleOfParent(sql`"File"."parentKind"`, sql`"File"."parentId"`, { language, deletedToo: true })})`,
  },
  Alert: {
    title: () => shortened(sql`concat_ws(': ', "Alert"."source", "Alert"."content")`),
    detail: () => day(sql`"Alert"."date"`) as Text,
  },
  Branch: {
    title: (language) => sql`${inLanguage('Branch.name', language)}`,
    detail: () => sql`NULL::text`,
  },
  ObjectAccount: {
    title: () =>
      sql`concat_ws(', ', ${nameOf(sql`"ObjectAccount"."accountId"`)}, ${numberOf(sql`"ObjectAccount"."objectId"`)})`,
    detail: (language) =>
      option('objectAccountRelation', sql`"ObjectAccount"."relation"`, language) as Text,
  },
  Reservation: {
    title: () =>
      sql`concat_ws(', ', '#' || "Reservation"."reservationNumber", "Reservation"."clientDisplayName")`,
    detail: () =>
      listed(
        numberOf(sql`"Reservation"."objectId"`),
        sql`to_char("Reservation"."checkIn", 'DD.MM.YYYY') || ' – ' || to_char("Reservation"."checkOut", 'DD.MM.YYYY')`,
      ),
  },
  ObjectKey: {
    title: () => sql`${numberOf(sql`"ObjectKey"."id"`)}`,
    detail: () => nameOf(sql`"ObjectKey"."accountId"`) as Text,
  },
  Viewing: {
    title: () =>
      sql`concat_ws(', ', "Viewing"."viewingNumber", ${moment(sql`"Viewing"."dateOfViewing"`)}, "Viewing"."leadName")`,
    detail: (language) =>
      listed(
        sql`'#' || replace("Viewing"."objectNumbers", ' ', ' #')`,
        option('viewingResult', sql`"Viewing"."result"`, language),
      ),
  },
  Selection: {
    title: () =>
      sql`concat_ws(', ', ${day(sql`"Selection"."createdOn"`)},
        (SELECT l."accountName" FROM "lead" l WHERE l."id" = "Selection"."leadId"))`,
    detail: () =>
      sql`(SELECT nullif(string_agg('#' || o."referenceNumber", ', ' ORDER BY c."position"), '')
        FROM "selectionObject" c JOIN "object" o ON o."id" = c."objectId" WHERE c."selectionId" = "Selection"."id")`,
  },
  Transaction: {
    title: () =>
      sql`concat_ws(', ', "Transaction"."referenceNumber", ${nameOf(sql`"Transaction"."accountId"`)})`,
    detail: (language) =>
      listed(
        sql`to_char("Transaction"."transactionDate", 'DD.MM.YYYY')`,
        option('transactionCategory', sql`"Transaction"."categoryId"`, language),
        sql`replace(replace(to_char("Transaction"."amount", 'FM999,999,999,990.00'), ',', ' '), '.', ',') || ' €'`,
      ),
  },
  Deal: {
    title: () =>
      sql`concat_ws(', ', 'D' || "Deal"."id", '#' || "Deal"."objectNumber", "Deal"."buyerNames")`,
    detail: (language) =>
      listed(
        option('dealType', sql`"Deal"."dealType"`, language),
        option('dealStage', sql`"Deal"."dealStage"`, language),
      ),
  },
  Agency: { title: () => sql`"Agency"."name"`, detail: () => sql`NULL::text` },
  Document: {
    title: () => sql`"Document"."name"`,
    detail: () => sql`nullif(${shortened(sql`"Document"."description"`)}, '')`,
  },
} as const satisfies Record<RecordKind, Titles>

// Columns of several collations are joined to one text, which could then not be searched.
const collated = (text: Text): Text => sql`(${text}) COLLATE "default"`

/** SQL for what a record is called in a language; its row goes under the name of its kind. */
export const titleOf = (kind: RecordKind, language: string): Text =>
  collated(titles[kind].title(language))

/** SQL for what tells a record from others of the same title. */
export const detailOf = (kind: RecordKind, language: string): Text =>
  collated(titles[kind].detail(language))

type Options = {
  language?: string
  deletedToo?: boolean
  /** A further condition on the row of a kind. */
  where?: (kind: ParentKind) => RawBuilder<unknown>
}

/** SQL for the "description" of the one record that two columns point at; no row when it is gone. */
export const titleOfParent = (
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { language = 'en', deletedToo = false, where = () => sql`true` }: Options = {},
) =>
  sql.join(
    parentKinds.map(
      (one) => sql`${rowOf(one, titleOf(one, language), kind, id)} AND ${where(one)}
          AND (${sql.lit(deletedToo)} OR ${sql.ref(`${one}.deletedOn`)} IS NULL)`,
    ),
    sql` UNION ALL `,
  )

/**
 * SQL for the title of the one record that two columns point at, deleted or not, or for what tells it
 * from others of the same title.
 */
export const textOfRecord = (
  which: keyof Titles,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  language: string,
) =>
  sql.join(
    recordKinds.map((one) => rowOf(one, collated(titles[one][which](language)), kind, id)),
    sql` UNION ALL `,
  )

/** SQL for the title of the one record that two columns point at; no row once it was deleted. */
export const titleOfLive = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>, language: string) =>
  sql.join(
    recordKinds.map(
      (one) =>
        sql`${rowOf(one, titleOf(one, language), kind, id)} AND ${sql.ref(`${one}.deletedOn`)} IS NULL`,
    ),
    sql` UNION ALL `,
  )

const rowOf = (one: RecordKind, text: Text, kind: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`SELECT ${text} AS "description" FROM ${sql.table(recordTables[one])} ${sql.ref(one)}
    WHERE ${kind} = ${sql.lit(one)} AND ${sql.ref(`${one}.id`)} = ${id}`
