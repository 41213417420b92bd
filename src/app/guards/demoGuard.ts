// Prevents the demo agency, whose passwords are public, from running where others can reach it.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { BadSetting } from '../config.ts'
import type { Config } from '../config.ts'

/** Whether the demo agency was ever loaded into the database, whatever was changed since. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM "demoAgency"`.execute(db)
  return rows.length > 0
}

/** Whether the database has no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return !(await db.selectFrom('account').select('id').limit(1).executeTakeFirst())
}

/** Throws BadSetting if the database has, or would get, the demo agency and others could sign in. */
export async function guardDemo(db: Db, config: Config, isToBeLoaded: boolean): Promise<void> {
  const reason = whyNot(config)
  if (!reason) return
  if (await holdsDemo(db))
    throw new BadSetting(
      `The database holds the demo agency, whose passwords are public, but ${reason}: take an empty database (another DATA_DIR or DATABASE_URL), or say DEMO_OK=1`,
    )
  if (isToBeLoaded && (await isEmpty(db)))
    throw new BadSetting(
      `The demo agency, whose passwords are public, would be loaded, but ${reason}: say DEMO=off to start empty, or DEMO_OK=1`,
    )
}

function whyNot({ demoOk, production, host }: Config): string | undefined {
  if (demoOk) return undefined
  if (production) return 'NODE_ENV is "production"'
  return isOwn(host) ? undefined : `HOST is "${host}", which others can reach`
}

const isOwn = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
