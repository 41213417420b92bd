// Whether a database has the triggers that kept values declare.
import type pg from 'pg'
import { isDeclared } from './kept.ts'
import type { KeptValue } from './kept.ts'
import { markOf } from './keptFiles.ts'

type Trigger = { name: string; table: string; isEnabled: boolean; mark: string | null }

/** One line for each trigger that is missing, disabled or was made from another declaration. */
export async function checkTriggers(
  db: pg.Pool | pg.PoolClient,
  values: readonly KeptValue[],
): Promise<{ value: KeptValue; fault: string }[]> {
  const { rows } = await db.query<Trigger>(`
    SELECT t.tgname AS "name", c.relname AS "table", t.tgenabled IN ('O', 'A') AS "isEnabled",
      obj_description(t.oid, 'pg_trigger') AS "mark"
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`)
  const found = new Map(rows.map((row) => [`${row.table}.${row.name}`, row]))
  return values.flatMap((value) =>
    value.triggers.flatMap((trigger) => {
      const { name, table } = trigger
      const there = found.get(`${table}.${name}`)
      const says = (fault: string) => [{ value, fault: `trigger "${name}" of "${table}" ${fault}` }]
      if (!there) return says('is missing')
      if (!there.isEnabled) return says('is disabled')
      if (isDeclared(trigger) && there.mark !== markOf(value, trigger))
        return says('is not the declared one')
      return []
    }),
  )
}
