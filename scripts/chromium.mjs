// Finds a Chromium for the journeys, or installs Debian's where that is possible.
import { existsSync } from 'node:fs'
import { run, say, withoutPrograms } from './process.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => places.find((place) => place && existsSync(place))

/** Answers the path of the program, or undefined after saying what to do. */
export async function findChromium() {
  return find() ?? (await installChromium())
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    say('There is no Chromium: install one, or name it in CHROMIUM_PATH')
    return undefined
  }
  say('There is no Chromium: installing it with apt-get')
  const env = { ...withoutPrograms(), DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    run('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await apt('update')
  // The fonts carry Greek and Cyrillic letters, which a bare machine has none of.
  if ((await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')) !== 0)
    say('apt-get could not install chromium')
  return find()
}
