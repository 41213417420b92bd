// Creates the role that the application connects as. It owns its database and has no other rights.
import pg from 'pg'
import { newPassword } from './clusterPassword.ts'

export type Connection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export const role = 'estia_app'
export const databaseName = 'estia'
const extensions = ['pg_trgm', 'btree_gin', 'btree_gist']

/**
 * Creates the role, its database, and the extensions that only a superuser may create, if they are missing. Returns the
 * application's connection. Its password is new at every start and stored nowhere.
 */
export async function prepareDatabase(
  superuser: Connection,
  log: (line: string) => void,
): Promise<Connection> {
  const password = newPassword()
  await withClient(superuser, async (client) => {
    if (!(await exists(client, 'SELECT FROM pg_roles WHERE rolname = $1', role)))
      await client.query(`CREATE ROLE ${role}`)
    await client.query(
      `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    )
    if (!(await exists(client, 'SELECT FROM pg_database WHERE datname = $1', databaseName)))
      await client.query(`CREATE DATABASE ${databaseName} OWNER ${role}`)
  })
  await withClient({ ...superuser, database: databaseName }, async (client) => {
    for (const name of extensions)
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public`)
    await handOver(client, log)
  })
  return { ...superuser, user: role, password, database: databaseName }
}

/** Connects, runs `work` and disconnects. Throws PostgreSQL's error; for a wrong password, one that says what to do. */
export async function withClient(
  connection: Connection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  // Without this, objects that the owner of the database made could shadow those that the superuser calls.
  const client = new pg.Client({ ...connection, options: '-c search_path=pg_catalog' })
  client.on('error', () => {}) // the query under way rejects with the same error
  try {
    await client.connect().catch((cause: Error & { code?: string }) => {
      if (cause.code !== '28P01') throw cause
      throw new Error(
        `${cause.message}: the file "password" of the database folder holds another. Delete it, and the next start makes a new one`,
        { cause },
      )
    })
    await work(client)
  } finally {
    await client.end()
  }
}

const exists = async (client: pg.Client, query: string, name: string): Promise<boolean> =>
  (await client.query(query, [name])).rowCount === 1

/** Changes the owner of a database from an earlier release, which belongs to the superuser with all its objects. */
async function handOver(client: pg.Client, log: (line: string) => void): Promise<void> {
  const owned = `SELECT FROM pg_database WHERE datname = $1 AND datdba = '${role}'::regrole`
  if (await exists(client, owned, databaseName)) return
  const { rows } = await client.query<{ statement: string }>(ownedBySuperuser)
  await client.query(
    [
      'BEGIN',
      ...rows.map((row) => row.statement),
      `ALTER DATABASE ${databaseName} OWNER TO ${role}`,
      'COMMIT',
    ].join(';\n'),
  )
  log(`The database belongs to the role ${role} now, which is no superuser`)
}

// All our objects, except those whose owner follows their table's and those of extensions or PostgreSQL itself.
const ownedBySuperuser = `
  SELECT format('ALTER %s %s OWNER TO ${role}',
    CASE i.type WHEN 'statistics object' THEN 'statistics' ELSE i.type END, i.identity) AS "statement"
  FROM (
    SELECT tableoid, oid, nspowner AS "owner" FROM pg_namespace
    UNION ALL
    SELECT tableoid, oid, relowner FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
      OR relkind = 'S' AND NOT EXISTS (
        SELECT FROM pg_depend WHERE classid = c.tableoid AND objid = c.oid AND deptype IN ('a', 'i'))
    UNION ALL
    SELECT tableoid, oid, proowner FROM pg_proc
    UNION ALL
    SELECT tableoid, oid, typowner FROM pg_type WHERE typtype IN ('e', 'd', 'r')
    UNION ALL
    SELECT tableoid, oid, collowner FROM pg_collation
    UNION ALL
    SELECT tableoid, oid, stxowner FROM pg_statistic_ext
  ) AS o, pg_identify_object(o.tableoid, o.oid, 0) AS i
  WHERE o."owner" = current_user::regrole AND o.oid >= 16384
    AND NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = o.tableoid AND objid = o.oid AND deptype = 'e')
    AND NOT EXISTS (SELECT FROM pg_namespace WHERE oid = o.oid AND nspname LIKE 'pg\\_%')`
