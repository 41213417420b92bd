import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'

export const mayOpenAllLeads = (actor: Actor): boolean => allowed('open', 'Demand', actor) === true

/** SQL for the leads of the object "o" that the actor may open, the newest first. */
export const leadsOfObject = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object('id', "Demand"."id", 'descr', coalesce(${titleOf('Demand', actor.language)}, ''))
    ORDER BY "Demand"."id" DESC)
  FROM "leadObject" "of" JOIN "lead" "Demand" ON "Demand"."id" = "of"."leadId" AND "Demand"."deletedOn" IS NULL
  WHERE "of"."objectId" = o."id" AND ${asSql(allowed('open', 'Demand', actor))}
), '[]'::json)`
