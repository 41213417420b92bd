// Knows whether Estia was installed from a package: nothing is fetched or built then, and its settings are in one file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { giveUp, root } from './process.mjs'

/** What `npm run package` wrote: the file of the settings, and where data are without one. Undefined in a checkout. */
export const installed = read(join(root, 'installed.json'))

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Commands that need no settings. */
const bare = [undefined, 'help', '--help', '-h', 'version', '--version']

/**
 * Puts the settings of an installed Estia into the environment; those that are there already stand. `estia start` is for trying
 * it out and must not touch the agency's data, so it has a folder of its own and ignores the file.
 */
export function readSettings(command, environment = process.env) {
  if (!installed) return
  if (command === 'start') {
    environment.DATA_DIR ||= join(installed.dataDir, 'demo')
    return
  }
  if (!bare.includes(command)) addSettings(environment, readFile(installed.settings))
  environment.DATA_DIR ||= installed.dataDir
  environment.NODE_ENV ||= 'production'
}

/** A setting that stands in the environment wins, whichever of the two has it by value and which by NAME_FILE. */
export function addSettings(environment, added) {
  const isThere = new Set(Object.keys(environment))
  const otherOf = (name) => (name.endsWith('_FILE') ? name.slice(0, -5) : `${name}_FILE`)
  for (const [name, value] of Object.entries(added))
    if (!isThere.has(name) && !isThere.has(otherOf(name))) environment[name] = value
}

function readFile(file) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'EACCES') giveUp(`${file} is closed to this user: use sudo`)
    // In a container the environment alone has the settings.
    if (error.code === 'ENOENT') return {}
    throw error
  }
  return parseEnv(text)
}
