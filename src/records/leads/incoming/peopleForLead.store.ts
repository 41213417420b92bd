// Chooses the people assigned to a new lead, according to the settings.
// Trigger on "leadTurn": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OwnRule, Rule } from './leadRule.contract.ts'

type NewLead = { source?: number | null | undefined }

/** For a lead added by staff; an empty list means the person who adds it. */
export async function peopleForLead(tx: Db, { source }: NewLead, actor: Actor): Promise<number[]> {
  const { own } = await ruleOf(tx)
  if (own === 'maker') return []
  return byRule(tx, own, { source, branchId: actor.branchId })
}

/** For an enquiry about the property `objectId`. Empty only if there are no staff. */
export async function peopleForEnquiry(
  tx: Db,
  { source, objectId }: NewLead & { objectId: number | null },
): Promise<number[]> {
  const { enquiries } = await ruleOf(tx)
  const branchId =
    enquiries === 'branch' && objectId !== null ? await branchOfObject(tx, objectId) : null
  return byRule(tx, enquiries, { source, branchId })
}

async function ruleOf(tx: Db): Promise<{ own: OwnRule; enquiries: Rule }> {
  const rule = await tx
    .selectFrom('leadRule')
    .select(['own', 'enquiries'])
    .executeTakeFirstOrThrow()
  return rule as { own: OwnRule; enquiries: Rule }
}

type By = NewLead & { branchId: number | null }

async function byRule(tx: Db, rule: Rule, { source, branchId }: By): Promise<number[]> {
  if (rule === 'source' && source != null) {
    const people = await assignedTo(tx, { entity: 'Account', id: source })
    if (people.length > 0) return people
  }
  const inBranch = rule === 'branch' && branchId !== null ? await next(tx, branchId) : undefined
  const person = inBranch ?? (await next(tx, null))
  return person === undefined ? [] : [person]
}

/** The person whose turn it is, among all or those of a branch: the one whose last lead was longest ago. */
async function next(tx: Db, branchId: number | null): Promise<number | undefined> {
  // Locked, so that two simultaneous leads go to different people.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('leadTurn', 0))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "account" a
    WHERE a."isEmploye" AND a."deletedOn" IS NULL AND (a."endDate" IS NULL OR a."endDate" >= ${today})
      AND (${branchId}::integer IS NULL OR a."branchId" = ${branchId})
      AND CASE WHEN EXISTS (SELECT FROM "leadTaker") THEN a."id" IN (SELECT "accountId" FROM "leadTaker")
        ELSE EXISTS (SELECT FROM "user" u WHERE u."accountId" = a."id") END
    ORDER BY (SELECT max(t."takenOn") FROM "leadTurn" t WHERE t."accountId" = a."id") NULLS FIRST, a."id"
    LIMIT 1`.execute(tx)
  const person = rows[0]?.id
  if (person === undefined) return undefined
  await tx.deleteFrom('leadTurn').where('accountId', '=', person).execute()
  await sql`INSERT INTO "leadTurn" ("accountId", "takenOn") VALUES (${person}, clock_timestamp())`.execute(
    tx,
  )
  return person
}

/** The branch of the people assigned to a property or, failing that, of its author. */
async function branchOfObject(tx: Db, objectId: number): Promise<number | null> {
  const { rows } = await sql<{ branchId: number }>`
    SELECT a."branchId" FROM "object" o
    JOIN "account" a ON a."id" = o."createdById" OR a."id" IN (
      SELECT "accountId" FROM "assignment" WHERE "parentKind" = 'Object' AND "parentId" = o."id")
    WHERE o."id" = ${objectId} AND a."branchId" IS NOT NULL
    ORDER BY a."id" = o."createdById", a."id" LIMIT 1`.execute(tx)
  return rows[0]?.branchId ?? null
}
