// Finds a Chromium for the journeys, or installs Debian's if possible.
import { existsSync } from 'node:fs'
import { canInstall, install } from './debian.mjs'
import { say } from './process.mjs'

// The headless shell needs half the CPU time for everything but the pages.
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => places.find((place) => place && existsSync(place))

/** Returns the path of the program, or undefined after printing what to do. */
export async function findChromium() {
  return find() ?? (await installChromium())
}

async function installChromium() {
  if (!canInstall()) {
    say('There is no Chromium: install one, or name it in CHROMIUM_PATH')
    return undefined
  }
  say('There is no Chromium: installing it with apt-get')
  // Fonts with Greek and Cyrillic letters, which a bare machine lacks.
  await install('chromium-headless-shell', 'fonts-liberation')
  if (!find()) await install('chromium', 'fonts-liberation')
  return find()
}
