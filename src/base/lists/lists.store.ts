import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ChoiceInput, ListChoice } from './lists.contract.ts'
import { declaredList, listNames } from '#base/register/recordLists.contract.ts'

/** Choices of lists that no longer exist are left out. */
export async function listChoices(db: Db, { accountId }: Actor): Promise<ListChoice[]> {
  return db
    .selectFrom('listChoice')
    .select(['list', 'shown', 'hidden', 'order', 'density'])
    .where('accountId', '=', accountId)
    .where('list', 'in', listNames())
    .$castTo<ListChoice>()
    .execute()
}

const texts = (names: readonly string[] = []) => sql`${[...names]}::text[]`

/** One statement, so that simultaneous changes in two windows add up. */
export async function saveListChoice(
  db: Db,
  { list, reset = false, shown, hidden, order, density }: ChoiceInput,
  actor: Actor,
): Promise<ListChoice> {
  if (!declaredList(list).endpoint.may.allows(actor)) throw accessDenied()
  const added = (column: 'shown' | 'hidden', those?: string[], others?: string[]) => sql`
    CASE WHEN ${reset} THEN excluded.${sql.ref(column)}
    ELSE ARRAY(SELECT DISTINCT "name" FROM unnest(c.${sql.ref(column)} || ${texts(those)}) AS "name"
      WHERE "name" <> ALL (${texts(others)}) ORDER BY "name") END`
  const kept = (column: 'order' | 'density', given: unknown) =>
    reset || given !== undefined ? sql`excluded.${sql.ref(column)}` : sql`c.${sql.ref(column)}`
  const { rows } = await sql<ListChoice>`
    INSERT INTO "listChoice" AS c ("accountId", "list", "shown", "hidden", "order", "density")
    VALUES (${actor.accountId}, ${list}, ${texts(shown)}, ${texts(hidden)}, ${texts(order)}, ${density ?? 'comfortable'})
    ON CONFLICT ("accountId", "list") DO UPDATE SET
      "shown" = ${added('shown', shown, hidden)}, "hidden" = ${added('hidden', hidden, shown)},
      "order" = ${kept('order', order)}, "density" = ${kept('density', density)}
    RETURNING "list", "shown", "hidden", "order", "density"
  `.execute(db)
  return rows[0]!
}
