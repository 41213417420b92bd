// Runs the tests and the journeys, and reads their reports.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './buildClient.mjs'
import { findChromium } from './chromium.mjs'
import { flakyJourneys } from './failures.mjs'
import { root, run, withPrograms } from './process.mjs'

const reports = join(root, 'node_modules', '.cache', 'reports')
const report = (name) => join(reports, `${name}.json`)

/** The names of the reports of tests. */
export const suitesOfTests = ['tests', 'faults', 'postgres', 'pooler']

/** A run with more flaky journeys than this fails. */
const mostFlaky = 3

/** Deletes the reports of earlier runs. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

export function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return {}
  }
}

/** Resolves to the exit code. */
export function vitest(name, files, environment = {}) {
  const reporters = ['--reporter=default', '--reporter=json']
  return run('vitest', ['run', ...files, ...reporters, `--outputFile.json=${report(name)}`], {
    env: { ...withPrograms(), ...environment },
  })
}

/** Retries a failed journey once, with a trace: a machine may hiccup, but not often. Resolves to the exit code. */
export async function journeys(name, args = [], environment = {}) {
  const chromium = await findChromium()
  if (!chromium || !(await buildClient())) return 1
  const options = ['--retries=1', '--reporter=list,json', ...args]
  const code = await run('playwright', ['test', ...options], {
    env: {
      ...withPrograms(),
      ...environment,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(name),
    },
  })
  const flaky = flakyJourneys(readReport(name)).length
  if (code !== 0 || flaky <= mostFlaky) return code
  console.log(`${flaky} journeys passed only at the second try: at most ${mostFlaky} may`)
  return 1
}

export function countTests(name) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(name)
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0 }
}

export function countJourneys(name) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(name).stats ?? {}
  return { passed: expected + flaky, failed: unexpected, flaky }
}
