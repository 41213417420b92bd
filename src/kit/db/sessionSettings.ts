// The session settings that our SQL expects: UTC, ISO dates, and no machine code for statements, as compiling takes longer than
// running almost any of ours. Direct connections set them as startup options; sessions of a pooler, which passes no options on, get
// them from the role.
import pg from 'pg'

/** Statement timeout in milliseconds: a longer statement has gone wrong, and blocks others. */
export const answerWithin = 30_000

/** Startup options for direct connections; without a time, statements have no limit. */
export const startUpOptions = (within = 0, role?: string) =>
  `-c timezone=UTC -c DateStyle=ISO -c jit=off -c statement_timeout=${within}${role ? ` -c role=${role}` : ''}`

/** Resolves if the session has the settings; throws an error of one line otherwise. */
export async function checkSession(client: pg.ClientBase): Promise<void> {
  const written = await instantsIn(client)
  if (written !== '{"2025-01-01 00:00:00+00","2025-07-01 00:00:00+00"}')
    throw new Error(
      `its sessions write times as ${written}: ${alterRole('…', '…').join('; ')}; then let the pooler reconnect`,
    )
}

/** Sets the missing settings for the role in this database, so that its sessions start with them. */
export async function settleSessions(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    if (await hasSettings(client)) return
    const { rows } = await client.query<{ database: string }>(
      'SELECT current_database() AS "database"',
    )
    const database = pg.escapeIdentifier(rows[0]?.database ?? '')
    // Servers that start together take turns.
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(7305119)')
    for (const statement of alterRole('CURRENT_USER', database)) await client.query(statement)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

async function hasSettings(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_settings WHERE ("name", "setting") IN (('statement_timeout', $1), ('jit', 'off'))`,
    [String(answerWithin)],
  )
  if (rowCount !== 2) return false
  return checkSession(client).then(
    () => true,
    () => false,
  )
}

// Checks winter and summer, because London is in UTC for half of the year.
const instantsIn = async (client: pg.ClientBase) =>
  (
    await client.query<{ written: string }>(
      `SELECT ARRAY[timestamptz '2025-01-01 00:00Z', timestamptz '2025-07-01 00:00Z']::text AS "written"`,
    )
  ).rows[0]?.written

const alterRole = (role: string, database: string) => [
  `ALTER ROLE ${role} IN DATABASE ${database} SET timezone = 'UTC'`,
  `ALTER ROLE ${role} IN DATABASE ${database} SET DateStyle = 'ISO'`,
  `ALTER ROLE ${role} IN DATABASE ${database} SET statement_timeout = '${answerWithin}'`,
  `ALTER ROLE ${role} IN DATABASE ${database} SET jit = off`,
]
