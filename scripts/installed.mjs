// Whether Estia was installed from a package: then nothing is downloaded or built, and the settings are in one file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { giveUp, root } from './process.mjs'

/**
 * The data written by `npm run package`: the path of the settings file, and the default data folder. Undefined in a checkout.
 */
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
 * Loads the settings of an installed Estia into the environment; existing variables win. `estia start` is for trying Estia out
 * and must not touch the agency's data, so it uses a separate folder and ignores the file.
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

/** An environment variable wins, even if one of the two is given by value and the other by NAME_FILE. */
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
    // In a container only the environment has settings.
    if (error.code === 'ENOENT') return {}
    throw error
  }
  return parseEnv(text)
}
