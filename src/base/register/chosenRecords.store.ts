// Checks that the leads and objects that a record refers to exist, and that the actor may link to them.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { allowed, asSql } from './recordRules.store.ts'

/**
 * A record of a lead needs the permissions of the lead: 403 if the actor may not change it; 400 on `demandId` if it
 * does not exist or was deleted.
 */
export async function leadMayBeNamed(tx: Db, demandId: number, actor: Actor): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT ${asSql(allowed('change', 'Demand', actor))} AS "may" FROM "lead" "Demand"
    WHERE "Demand"."id" = ${demandId} AND "Demand"."deletedOn" IS NULL
  `.execute(tx)
  if (!rows[0]) throw badInput({ demandId: ['record.unknownLead'] })
  if (!rows[0].may) throw accessDenied()
}

/** 400 on `field` when one of the objects does not exist or was deleted. */
export async function objectsMustExist(
  tx: Db,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .selectFrom('object')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('deletedOn', 'is', null)
    .execute()
  if (found.length < new Set(ids).size) throw badInput({ [field]: ['record.unknownObject'] })
}
