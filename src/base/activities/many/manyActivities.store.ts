// Adds and changes many activities at once.
import { sql } from 'kysely'
import { z } from 'zod'
import { inputOf } from '#kit/fields/schema.ts'
import { addMany } from '#kit/db/saveMany.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { activityEntity } from '../activities.store.ts'
import { activityCategories, activityFields } from '../activityFields.contract.ts'

type Values = Readonly<Record<string, unknown>>

const input = inputOf(activityFields).extend({ category: z.enum(activityCategories).optional() })

/** The values to store; 400 names each invalid field. */
export function activityToAdd(given: Values): Record<string, unknown> {
  const values = parse(input, given)
  return {
    category: values.category ?? 'undefined',
    description: values.description ?? null,
    done: values.done ?? null,
    date: values.date ?? null,
    doneDate: values.doneDate ?? null,
  }
}

/** The changes of a stored activity; 400 names each invalid field. */
export const activityToChange = (given: Values): Record<string, unknown> => parse(input, given)

type NewActivity = {
  values: Values
  /** Records that it is linked to; duplicates are ignored. */
  records: readonly RecordRef<ParentKind>[]
  assignedTo: number | null
}

/** Adds activities at their records, each assigned to at most one person. Returns their ids in order. */
export async function addActivities(
  tx: Db,
  activities: readonly NewActivity[],
  actor: Actor,
): Promise<number[]> {
  const ids = await addMany(
    tx,
    activityEntity,
    activities.map(({ values, records, assignedTo }) => ({
      ...values,
      links: records.map(({ entity, id }) => `${entity}/${id}`),
      assignedTo: assignedTo === null ? [] : [assignedTo],
    })),
    actor,
  )
  const links = activities.flatMap(({ records }, at) =>
    records.map((record, position) => ({ activityId: ids[at]!, ...record, position })),
  )
  await sql`
    INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
    SELECT "activityId", "entity", "id", "position" FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      AS "each" ("activityId" integer, "entity" text, "id" integer, "position" integer)
  `.execute(tx)
  const assigned = activities.flatMap(({ assignedTo }, at) =>
    assignedTo === null ? [] : [{ activityId: ids[at]!, accountId: assignedTo }],
  )
  await sql`
    INSERT INTO "activityAssigned" ("activityId", "accountId")
    SELECT "activityId", "accountId" FROM jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb)
      AS "each" ("activityId" integer, "accountId" integer)
  `.execute(tx)
  return ids
}
