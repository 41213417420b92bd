// Prevents the demo agency, whose passwords are public, from running where others can reach it.
import type pg from 'pg'
import type { Db } from '#base/backend/backend.ts'
import { BadSetting } from '../config.ts'
import type { Config } from '../config.ts'

/** Whether the database has no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return !(await db.selectFrom('account').select('id').limit(1).executeTakeFirst())
}

/**
 * Throws BadSetting if the database has, or would get, the demo agency and others could sign in. Works with tables of any
 * release, and with none.
 */
export async function guardDemo(
  pool: pg.Pool,
  config: Config,
  isToBeLoaded: boolean,
): Promise<void> {
  const reason = whyNot(config)
  if (!reason) return
  if (await hasRows(pool, 'demoAgency'))
    throw new BadSetting(
      `The database holds the demo agency, whose passwords are public, but ${reason}: take an empty database (another DATA_DIR or DATABASE_URL), or say DEMO_OK=1. Nothing was changed.`,
    )
  if (isToBeLoaded && !(await hasRows(pool, 'account')))
    throw new BadSetting(
      `The demo agency, whose passwords are public, would be loaded, but ${reason}: say DEMO=off to start empty, or DEMO_OK=1`,
    )
}

async function hasRows(pool: pg.Pool, table: 'account' | 'demoAgency'): Promise<boolean> {
  const { rows } = await pool.query<{ name: string | null }>(
    `SELECT to_regclass('"${table}"') AS "name"`,
  )
  if (!rows[0]?.name) return false
  return (await pool.query(`SELECT FROM "${table}" LIMIT 1`)).rowCount === 1
}

function whyNot({ demoOk, production, host }: Config): string | undefined {
  if (demoOk) return undefined
  if (production) return 'NODE_ENV is "production"'
  return isOwn(host) ? undefined : `HOST is "${host}", which others can reach`
}

const isOwn = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
