// Checks whether a database folder is usable, missing or damaged. Changes nothing.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const unchanged = 'Nothing was changed.'
const whatToDo =
  'Put it back from a backup, or move the folder away to begin with an empty database.'

/**
 * Whether there is a database in `folder`, which may be a link. If there is anything else, throws one line that says
 * what is wrong and what to do, so that a new database never replaces a damaged one.
 * @param major version of the installed PostgreSQL
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
      `${data} was made by PostgreSQL ${version}, and this release brings ${major}. ${unchanged} Dump it with the release that made it (\`estia dump\`), move the folder away, and load the dump with this one (\`estia load\`).`,
    )
  return true
}

/** Undefined if the folder is missing. */
function entriesOf(data: string): string[] | undefined {
  const state = statSync(data, { throwIfNoEntry: false })
  if (!state) return undefined
  if (!state.isDirectory())
    throw new Error(`${data} is a file where the folder of the database should be. ${unchanged}`)
  return readdirSync(data)
}
