// Databases without tables, owned by a role that is no superuser, as agencies have them.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '../db/open.ts'
import { until } from './eventually.ts'

type NamedConnection = Exclude<DatabaseConnection, { connectionString: string }>

export type EmptyDatabases = {
  make(): Promise<NamedConnection>
  /** Makes one and connects to it, with a single connection. */
  open(): Promise<pg.Pool>
  /** One more connection to the database of this pool. */
  another(pool: pg.Pool): Promise<pg.Pool>
  /** Closes and drops what was opened so far. */
  close(): Promise<void>
  drop(): Promise<void>
}

export async function emptyDatabases(): Promise<EmptyDatabases> {
  const template = inject('templateDatabase')
  const server = new pg.Pool({ ...template, database: 'postgres', max: 1 })
  const { rows } = await server.query<{ isSuper: boolean }>(
    `SELECT rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user`,
  )
  // The machine's own PostgreSQL is reached as a superuser.
  const role = rows[0]?.isSuper ? `plain_${randomBytes(4).toString('hex')}` : undefined
  if (role) await server.query(`CREATE ROLE ${role} LOGIN`)
  const user = role ?? template.user
  const opened = new Map<pg.Pool, { connection: NamedConnection; end: () => Promise<void> }>()
  const names: string[] = []
  const connect = (connection: NamedConnection) => {
    const { pool, close } = openDatabase(connection, { max: 1 })
    opened.set(pool, { connection, end: close })
    return pool
  }
  const make = async () => {
    const database = `test_${randomBytes(6).toString('hex')}`
    names.push(database)
    await server.query(`CREATE DATABASE ${database} TEMPLATE template0 OWNER ${user}`)
    return { ...template, user, database }
  }
  const close = async () => {
    const ends = [...opened.values()].map(({ end }) => end())
    opened.clear()
    await Promise.all(ends)
    for (const name of names.splice(0)) await until(() => dropped(server, name))
  }
  return {
    make,
    open: async () => connect(await make()),
    another: async (pool) => connect(opened.get(pool)!.connection),
    close,
    drop: async () => {
      await close()
      if (role) await server.query(`DROP ROLE ${role}`)
      await server.end()
    },
  }
}

/** Sessions that were closed or killed may not have ended yet. */
async function dropped(server: pg.Pool, name: string): Promise<boolean> {
  try {
    await server.query(`DROP DATABASE ${name}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '55006') throw error
    return false
  }
}
