// The end of a deal in SQL, from which on the law counts the years for which papers are kept.
import { sql } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'

/**
 * SQL for the day on which the deal with this alias ended: of a won one the latest day that is known, of another closed or deleted
 * one the day of its last change; null while it is open.
 */
export const dealEndedOn = (deal: string) => {
  const column = (name: string) => sql.ref(`${deal}.${name}`)
  const dayOf = (name: string) => sql`${localTime(column(name))}::date`
  return sql<string | null>`CASE
    WHEN ${column('dealStage')} = ${sql.lit(dealStages.won)}
      THEN coalesce(greatest(${column('endDate')}, ${column('rentExpiration')}), ${column('startDate')},
        ${column('dateOfDeposit')}, ${dayOf('modifiedOn')})
    WHEN ${column('deletedOn')} IS NOT NULL THEN ${dayOf('deletedOn')}
    WHEN ${column('dealStage')} IN (SELECT "value" FROM "selectOption" WHERE "list" = 'dealStage' AND "closed")
      THEN ${dayOf('modifiedOn')}
  END`
}
