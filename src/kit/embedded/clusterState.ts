// Tells a database folder that may be used, or made, from one that something happened to. Looks only.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const unchanged = 'Nothing was changed.'
const whatToDo =
  'Put it back from a backup, or move the folder away to begin with an empty database.'

/**
 * Whether there is a database in DATA_DIR/postgres, which may be a link. Throws one line that says what
 * is wrong and what to do when there is something else: a new database is never made over what was one.
 * @param major of the PostgreSQL that we have
 */
export function clusterExists(folder: string, major: number): boolean {
  const state = statSync(folder, { throwIfNoEntry: false })
  if (!state) return false
  if (!state.isDirectory())
    throw new Error(`${folder} is a file where the folder of the database should be. ${unchanged}`)
  const data = join(folder, 'data')
  const entries = entriesOf(data)
  if (!entries) {
    if (existsSync(join(folder, 'server.log')))
      throw new Error(`${data}, where a database was, is missing. ${unchanged} ${whatToDo}`)
    return false
  }
  if (entries.length === 0) return false
  const lost = ['PG_VERSION', 'global/pg_control'].find((name) => !existsSync(join(data, name)))
  if (lost)
    throw new Error(
      `${data} holds files, but not ${lost}: it is a damaged database, or none. ${unchanged} ${whatToDo}`,
    )
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (Number(version) !== major)
    throw new Error(
      `${data} was made by PostgreSQL ${version}, and this release brings ${major}. ${unchanged} Start the release that made it, and move its data over with pg_dump.`,
    )
  return true
}

/** Undefined: there is nothing. */
function entriesOf(data: string): string[] | undefined {
  const state = statSync(data, { throwIfNoEntry: false })
  if (!state) return undefined
  if (!state.isDirectory())
    throw new Error(`${data} is a file where the folder of the database should be. ${unchanged}`)
  return readdirSync(data)
}
