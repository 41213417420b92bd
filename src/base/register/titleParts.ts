// SQL building blocks of record titles.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Text } from './recordsOnServer.ts'

export const shortened = (text: RawBuilder<unknown>): Text =>
  sql<string>`left(coalesce(${text}, ''), 120)`

/** The name of the account whose ID is in the column. */
export const nameOf = (account: RawBuilder<unknown>): Text =>
  sql`(SELECT "name" FROM "account" WHERE "account"."id" = ${account})`

/** The reference number of the object whose ID is in the column, such as #A12. */
export const numberOf = (object: RawBuilder<unknown>): Text =>
  sql`(SELECT '#' || "referenceNumber" FROM "object" WHERE "object"."id" = ${object})`

/** The label of an option of a select list. */
export const option = (list: string, value: RawBuilder<unknown>, language: string): Text =>
  sql`(SELECT ${inLanguage('text', language)} FROM "selectOption" o WHERE o."list" = ${sql.lit(list)} AND o."value" = ${value})`

/** Joined by commas; null when every part is null. */
export const listed = (...parts: RawBuilder<unknown>[]): Text =>
  sql`nullif(concat_ws(', ', ${sql.join(parts)}), '')`

/** Formats a local time as entered, without time zone: 31.12.2026 18:30. */
export const moment = (entered: RawBuilder<unknown>): Text =>
  sql`to_char(${entered}, 'DD.MM.YYYY HH24:MI')`

/** Formats the day of a `timestamptz` in the agency's time zone. */
export const day = (instant: RawBuilder<unknown>): Text =>
  sql`to_char(${localTime(instant)}, 'DD.MM.YYYY')`

export const noDetail = (): Text => sql`NULL::text`
