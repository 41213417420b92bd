import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { cancelled } from '#base/settings/knownOptions.contract.ts'

/** Of a row of "viewingResult": whether its object is still shown. */
export const isShown = (row: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${row}.result`)} IS DISTINCT FROM ${sql.lit(cancelled)}`

/** Whether the viewing takes place: not when it was cancelled for each of its objects. */
export const takesPlace = (viewing: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(`${viewing}.result`)} <> ${sql.lit(cancelled)} OR EXISTS (
    SELECT FROM "viewingResult" "shown"
    WHERE "shown"."viewingId" = ${sql.ref(`${viewing}.id`)} AND ${isShown('shown')} OFFSET 0))`
