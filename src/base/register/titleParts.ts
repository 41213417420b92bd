// SQL for the parts of titles.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Text } from './recordsOnServer.ts'

export const shortened = (text: RawBuilder<unknown>): Text =>
  sql<string>`left(coalesce(${text}, ''), 120)`

/** The name of the account that a column refers to. */
export const nameOf = (account: RawBuilder<unknown>): Text =>
  sql`(SELECT "name" FROM "account" WHERE "account"."id" = ${account})`

/** The reference number of the object that a column refers to, such as #A12. */
export const numberOf = (object: RawBuilder<unknown>): Text =>
  sql`(SELECT '#' || "referenceNumber" FROM "object" WHERE "object"."id" = ${object})`

/** The text of an option. */
export const option = (list: string, value: RawBuilder<unknown>, language: string): Text =>
  sql`(SELECT ${inLanguage('text', language)} FROM "selectOption" o WHERE o."list" = ${sql.lit(list)} AND o."value" = ${value})`

/** Joined with commas; null if all are empty. */
export const listed = (...parts: RawBuilder<unknown>[]): Text =>
  sql`nullif(concat_ws(', ', ${sql.join(parts)}), '')`

/** A local time: 31.12.2026 18:30. */
export const moment = (entered: RawBuilder<unknown>): Text =>
  sql`to_char(${entered}, 'DD.MM.YYYY HH24:MI')`

/** The local day of a stamp. */
export const day = (instant: RawBuilder<unknown>): Text =>
  sql`to_char(${localTime(instant)}, 'DD.MM.YYYY')`

export const noDetail = (): Text => sql`NULL::text`
