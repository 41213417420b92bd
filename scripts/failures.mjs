// Summarises failed and slow tests in a few lines, for places that keep only the end of a long output.
import { stripVTControlCharacters } from 'node:util'

const longest = 220

/** The first lines of an error, joined. */
function inShort(error) {
  const words = stripVTControlCharacters(error ?? 'no reason given').replace(/\s+/g, ' ')
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

/** `name: reason` of each failed test in a Vitest JSON report. */
export function failuresOfTests({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that failed to load has no tests.
    if (failed.length === 0 && message) return [`${name}: ${inShort(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${inShort(failureMessages[0])}`,
    )
  })
}

/** The same for a Playwright JSON report. */
export function failuresOfJourneys({ suites = [], errors = [] }) {
  const specs = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  return [...errors.map(({ message }) => inShort(message)), ...specs.map(reasonOf)]
}

/** Journeys that passed only when retried, with the error of the first try. */
export const flakyJourneys = ({ suites = [] }) =>
  suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(reasonOf)

function reasonOf({ file, line, tests }) {
  const results = tests.flatMap(({ results }) => results)
  const [failed] = results.filter(({ status }) => status !== 'passed')
  const reasons = (failed?.errors ?? []).map(({ message }) => inShort(message))
  const screen = lastScreen(failed?.stdout ?? [])
  return `${file}:${line}: ${reasons.join(' | ')}${screen ? ` (at ${screen})` : ''}`
}

/** As e2e/journey.ts prints it. */
const lastScreen = (stdout) =>
  [
    ...stdout
      .map(({ text = '' }) => text)
      .join('')
      .matchAll(/^ {2}screen +(\S+)/gm),
  ].at(-1)?.[1]

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** `12.3 s name` of the slowest test files and journeys. */
export function slowest(testReports, { suites = [] }, most = 10) {
  const files = testReports.flatMap(({ testResults = [] }) =>
    testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
  )
  const journeys = suites.flatMap(specsIn).map(({ file, line, tests }) => ({
    name: `${file}:${line}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...files, ...journeys]
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
