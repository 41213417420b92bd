// `npm test`: every check, the tests of the API and its parts, and the journeys in a browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './buildClient.mjs'
import { checks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { root, run, withPrograms } from './process.mjs'
import { runSteps } from './steps.mjs'

const reports = join(root, 'node_modules', '.cache', 'reports')
const report = (name) => join(reports, `${name}.json`)

const node = await install()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const failed = await runSteps([...checks, ['tests', runTests], ['journeys', runJourneys]])

const counts = [countTests(), countJourneys()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
// A step that failed without naming a test, such as the lint, counts as one.
const named = counts.reduce((sum, count) => sum + count.failed, 0)
const unnamed = failed.filter((name) => !['tests', 'journeys'].includes(name) || !named).length
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${named + unnamed} failed`)
process.exit(failed.length > 0 ? 1 : 0)

async function runTests() {
  const code = await run('vitest', [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('tests')}`],
  ])
  const { passed, failed } = countTests()
  console.log(`Tests: ${passed} passed, ${failed} failed`)
  return code
}

async function runJourneys() {
  const chromium = await findChromium()
  if (!chromium) return 1
  if (!(await buildClient(node))) return 1
  return run('playwright', ['test', '--reporter=list,json'], {
    env: {
      ...withPrograms(),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
    },
  })
}

function countTests() {
  const { numPassedTests = 0, numFailedTests = 0 } = read('tests')
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
