import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** SQL for the people in a derived array of ids, such as `d."assignedIds"`: `[{ accountId, account }]` by name. */
export const assignedPeople = (column: RawBuilder<unknown>) => sql`coalesce((
  SELECT json_agg(json_build_object('accountId', a."id", 'account', a."name") ORDER BY a."name", a."id")
  FROM "account" a WHERE a."id" = ANY (${column})
), '[]'::json)`
