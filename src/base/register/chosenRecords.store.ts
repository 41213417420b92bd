// Leads and objects that a record names: whether they are there, and whether this person may name them.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { allowed, asSql } from './recordRules.store.ts'

/**
 * What hangs on a lead is as open as the lead: 403 for whom may not change it, 400 that names `demandId`
 * when there is none, or it was deleted.
 */
export async function leadMayBeNamed(tx: Db, demandId: number, actor: Actor): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT ${asSql(allowed('change', 'Demand', actor))} AS "may" FROM "lead" "Demand"
    WHERE "Demand"."id" = ${demandId} AND "Demand"."deletedOn" IS NULL
  `.execute(tx)
  if (!rows[0]) throw badInput({ demandId: ['record.unknownLead'] })
  if (!rows[0].may) throw accessDenied()
}

/** 400 that names `field` when one of the objects is not there, or was deleted. */
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
