// `npm test`: every check, the tests of the API and its parts, and the journeys in a browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './buildClient.mjs'
import { largeChecks, smallChecks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { failuresOfJourneys, failuresOfTests } from './failures.mjs'
import { install } from './install.mjs'
import { findServers } from './postgres.mjs'
import { root, run, withPrograms } from './process.mjs'
import { runSteps } from './steps.mjs'

const reports = join(root, 'node_modules', '.cache', 'reports')
const servers = ['postgres', 'pooler']
const report = (name) => join(reports, `${name}.json`)

const node = await install()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const failed = await runSteps([
  ...largeChecks,
  [...smallChecks, ['build', build]],
  ['tests', runTests],
  ['servers', runServers],
  ['journeys', runJourneys],
])

const counts = [countTests('tests'), ...servers.map(countTests), countJourneys()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
// A step that failed without naming a test, such as the lint, counts as one.
const named = counts.reduce((sum, count) => sum + count.failed, 0)
const unnamed = failed.filter(
  (name) => !['tests', 'servers', 'journeys'].includes(name) || !named,
).length
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const why = [
  ...['tests', ...servers].flatMap((name) => failuresOfTests(read(name))),
  ...failuresOfJourneys(read('journeys')),
]
for (const line of why) console.log(`- ${line}`)
console.log(`\n${passed} passed, ${named + unnamed} failed`)
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

/** What hangs on the database most, on a PostgreSQL that others provide, directly and pooled. */
async function runServers() {
  const found = await findServers()
  if (!found) return 1
  const files = ['src/features/search', 'src/app/twoServers.test.ts']
  const direct = { TEST_POSTGRES: found.binaries }
  const codes = [
    await vitest('postgres', files, direct),
    await vitest('pooler', files, { ...direct, TEST_POOLER: found.pooler }),
  ]
  return codes.some((code) => code !== 0) ? 1 : 0
}

function vitest(name, files, environment = {}) {
  const reporters = ['--reporter=default', '--reporter=json']
  return run('vitest', ['run', ...files, ...reporters, `--outputFile.json=${report(name)}`], {
    env: { ...withPrograms(), ...environment },
  })
}

async function runJourneys() {
  const chromium = await findChromium()
  if (!chromium) return 1
  if ((await build()) !== 0) return 1
  return run('playwright', ['test', '--reporter=list,json'], {
    env: {
      ...withPrograms(),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
    },
  })
}

function countTests(name) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(name)
  return { passed: numPassedTests, failed: numFailedTests }
}

function countJourneys() {
  const { expected = 0, flaky = 0, unexpected = 0 } = read('journeys').stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return {}
  }
}
