// Trigger on "leadTaker": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import { mustBeAssignable } from '#base/people/chosenAccounts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { LeadRule, LeadRuleInput } from './leadRule.contract.ts'

export async function getLeadRule(db: Db): Promise<LeadRule> {
  const { rows } = await sql<LeadRule>`
    SELECT r."own", r."enquiries", r."answerWithin", coalesce((
      SELECT json_agg(json_build_object('id', a."id", 'description', a."name") ORDER BY a."name", a."id")
      FROM "account" a WHERE a."id" IN (SELECT "accountId" FROM "leadTaker") AND a."deletedOn" IS NULL), '[]'::json) AS "takers"
    FROM "leadRule" r`.execute(db)
  return rows[0]!
}

/** 400 when a chosen person is neither an employee nor a specialist. */
export const saveLeadRule = (db: Db, input: LeadRuleInput): Promise<LeadRule> =>
  db.transaction().execute(async (tx) => {
    const { takers, ...rule } = input
    const ids = [...new Set(takers.map(({ id }) => id))]
    await tx.updateTable('leadRule').set(rule).execute()
    await mustBeAssignable(tx, ids)
    await tx.deleteFrom('leadTaker').execute()
    if (ids.length > 0)
      await tx
        .insertInto('leadTaker')
        .values(ids.map((accountId) => ({ accountId })))
        .execute()
    return getLeadRule(tx)
  })
