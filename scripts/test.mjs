// `npm test`: every check, the tests of the API and its parts, and the journeys in a browser.
import { buildClient } from './buildClient.mjs'
import { largeChecks, smallChecks } from './checks.mjs'
import { failuresOfJourneys, failuresOfTests, flakyJourneys, slowest } from './failures.mjs'
import { install } from './install.mjs'
import { findServers } from './postgres.mjs'
import { root } from './process.mjs'
import { runSteps } from './steps.mjs'
import { clearReports, countJourneys, countTests, journeys, readReport, vitest } from './suites.mjs'

const servers = ['postgres', 'pooler']
const suites = ['tests', ...servers]

const node = await install()
clearReports()

const failed = await runSteps([
  ...largeChecks,
  [...smallChecks, ['build', build]],
  ['tests', runTests],
  ['servers', runServers],
  ['journeys', runJourneys],
])

const counts = [...suites.map(countTests), countJourneys('journeys')]
const sum = (of) => counts.reduce((total, count) => total + count[of], 0)
// A failed step without test names, such as the lint, counts as one failure.
const named = sum('failed')
const unnamed = failed.filter(
  (name) => !['tests', 'servers', 'journeys'].includes(name) || !named,
).length
const testReports = suites.map(readReport)
const journeyReport = readReport('journeys')

console.log('\nSlowest:')
for (const line of slowest(testReports, journeyReport)) console.log(line.replace(`${root}/`, ''))
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const why = [...testReports.flatMap(failuresOfTests), ...failuresOfJourneys(journeyReport)]
for (const line of why) console.log(`- ${line}`)
for (const line of flakyJourneys(journeyReport)) console.log(`- flaky: ${line}`)
console.log(`\n${sum('passed')} passed, ${named + unnamed} failed, ${sum('flaky')} flaky`)
process.exit(failed.length > 0 ? 1 : 0)

async function build() {
  return (await buildClient(node)) ? 0 : 1
}

async function runTests() {
  const code = await vitest('tests', [])
  const { passed, failed } = countTests('tests')
  console.log(`Tests: ${passed} passed, ${failed} failed`)
  return code
}

/** The tests that depend most on the database, on an external PostgreSQL, with and without a pooler. */
async function runServers() {
  const found = await findServers()
  if (!found) return 1
  const files = ['src/daily/search', 'src/app/walks/twoServers.test.ts']
  // An agency moves between the embedded PostgreSQL and this one, which writes its catalogue in another way.
  const moves = [
    'src/kit/dump',
    'src/app/commands/move.test.ts',
    'src/app/walks/release/upgrades.test.ts',
  ]
  const direct = { TEST_POSTGRES: found.binaries }
  const codes = [
    await vitest('postgres', [...files, ...moves], direct),
    await vitest('pooler', files, { ...direct, TEST_POOLER: found.pooler }),
  ]
  return codes.some((code) => code !== 0) ? 1 : 0
}

async function runJourneys() {
  return (await build()) === 0 ? journeys('journeys') : 1
}
