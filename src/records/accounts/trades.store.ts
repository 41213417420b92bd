// SQL for the trades of professionals that deals need.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Trade } from '#base/register/find.contract.ts'

const flags: Record<Trade, readonly string[]> = {
  lawer: ['isLawyer', 'isAttorney'],
  notary: ['isNotary'],
  civilEngeneer: ['isConstructionEngineer'],
}

/** Whether the account with this alias is a professional of the trade. */
export const hasTrade = (alias: string, trade: Trade): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.isProfessional`)} AND (${sql.join(
    flags[trade].map((flag) => sql.ref(`${alias}.${flag}`)),
    sql` OR `,
  )}))`

/** All trades of the account, as an array of texts. */
export const tradesOf = (alias: string): RawBuilder<Trade[]> =>
  sql<Trade[]>`array_remove(ARRAY[${sql.join(
    (Object.keys(flags) as Trade[]).map(
      (trade) => sql`CASE WHEN ${hasTrade(alias, trade)} THEN ${sql.lit(trade)} END`,
    ),
  )}]::text[], NULL)`
