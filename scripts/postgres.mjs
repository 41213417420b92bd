// Finds the machine's PostgreSQL and PgBouncer for the tests, or installs Debian's.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install } from './debian.mjs'
import { say } from './process.mjs'

const folder = '/usr/lib/postgresql'
const poolers = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']

/** The oldest supported version. */
function findPostgres() {
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  return versions
    .filter((version) => version >= 15)
    .sort((one, other) => one - other)
    .map((version) => join(folder, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

const find = () => ({
  binaries: findPostgres(),
  pooler: poolers.find((place) => place && existsSync(place)),
})

/** Returns { binaries, pooler }, or undefined after printing what is missing. */
export async function findServers() {
  const isComplete = ({ binaries, pooler }) => binaries && pooler
  if (!isComplete(find()) && canInstall()) {
    say('There is no PostgreSQL server or no PgBouncer: installing them with apt-get')
    const { binaries, pooler } = find()
    await install(...(binaries ? [] : ['postgresql-15']), ...(pooler ? [] : ['pgbouncer']))
  }
  const found = find()
  if (isComplete(found)) return found
  say('There is no PostgreSQL 15 or newer with PgBouncer: install postgresql-15 and pgbouncer')
  return undefined
}
