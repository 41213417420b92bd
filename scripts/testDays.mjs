// `npm run test:days`: all tests and journeys on difficult days. scripts/movedClock.c moves the clock of server, database and
// browser. Arguments: words, to run only days whose name has one of them, and a seed, as in
// `npm run test:days -- leap DST --seed 7`.
import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install as installPackages } from './debian.mjs'
import { failuresOfJourneys, failuresOfTests, flakyJourneys } from './failures.mjs'
import { install } from './install.mjs'
import { giveUp, run, seconds, withoutPrograms } from './process.mjs'
import { clearReports, countJourneys, countTests, journeys, readReport, vitest } from './suites.mjs'

/** In Greek time: two hours ahead of UTC in winter, three in summer. */
const days = [
  ['leap day', '2028-02-29T10:00+02:00'],
  ['DST begins', '2027-03-28T02:50+02:00'],
  ['DST ends', '2027-10-31T03:50+03:00'],
  ['last minutes of a year', '2026-12-31T23:50+02:00'],
  ['first day of a year', '2027-01-01T10:00+02:00'],
  ['Easter Monday', '2027-05-03T10:00+03:00'],
  ['4th', '2026-12-04T10:00+02:00'],
  ['15th', '2027-06-15T17:00+03:00'],
  ['30th', '2027-08-30T08:00+03:00'],
]

const { seed, words } = readArguments(process.argv.slice(2))
const chosen = [...days, ...randomDays(seed, 5)].filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
)

await install()
const library = await compileClock()
if (!library) giveUp('scripts/movedClock.c could not be compiled: is there a C compiler?')

console.log(`Seed ${seed}`)
const results = []
for (const [name, moment] of chosen) results.push(await runOn(name, moment))
console.log(`\n── summary, seed ${seed} ──`)
for (const lines of results) for (const line of lines) console.log(line)
process.exit(results.some(([line]) => line.startsWith('FAIL')) ? 1 : 0)

async function runOn(name, moment) {
  console.log(`\n── ${name}, ${moment} ──`)
  clearReports()
  const start = performance.now()
  const offset = Math.round((Date.parse(moment) - Date.now()) / 1000)
  const clock = { LD_PRELOAD: library, MOVED_CLOCK: String(offset) }
  const codes = [await vitest('tests', [], clock), await journeys('journeys', [], clock)]
  const counts = [countTests('tests'), countJourneys('journeys')]
  const sum = (of) => counts.reduce((total, count) => total + count[of], 0)
  const tests = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('flaky')} flaky`
  const isGreen = codes.every((code) => code === 0)
  return [
    `${isGreen ? 'ok  ' : 'FAIL'} ${name}, ${moment}: ${tests}, ${seconds(start)}`,
    ...failuresOfTests(readReport('tests')).map((line) => `- ${line}`),
    ...failuresOfJourneys(readReport('journeys')).map((line) => `- ${line}`),
    ...flakyJourneys(readReport('journeys')).map((line) => `- flaky: ${line}`),
  ]
}

function readArguments(args) {
  const at = args.indexOf('--seed')
  const [, given] = at < 0 ? [] : args.splice(at, 2)
  return { seed: Number(given ?? Math.floor(Math.random() * 100_000)), words: args }
}

/** Random minutes of the next three years, the same for the same seed. */
function randomDays(seed, count) {
  const from = Date.UTC(2027, 0, 1)
  return Array.from({ length: count }, (_, nth) => {
    // Fractional parts of multiples of the golden ratio are spread evenly.
    const part = ((seed * count + nth + 1) * 0.618_033_988_75) % 1
    const moment = new Date(from + Math.floor(part * 3 * 365 * 1440) * 60_000)
    return [`random day ${nth + 1}`, `${moment.toISOString().slice(0, 16)}Z`]
  })
}

/** In a folder that every user of the machine can read. */
async function compileClock() {
  const folder = mkdtempSync(join(tmpdir(), 'estia-clock-'))
  chmodSync(folder, 0o755)
  const library = join(folder, 'movedClock.so')
  const options = ['-shared', '-fPIC', '-O2', '-o', library, 'scripts/movedClock.c']
  const compile = () => run('cc', options, { env: withoutPrograms() })
  if ((await compile()) !== 0) await installPackages('gcc', 'libc6-dev')
  return existsSync(library) || (await compile()) === 0 ? library : undefined
}
