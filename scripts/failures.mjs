// Why tests failed, in few words: where only the end of a long output is kept, it is all there is to go by.
import { stripVTControlCharacters } from 'node:util'

const longest = 220

/** The first lines of an error, as one. */
function inShort(error) {
  const words = stripVTControlCharacters(error ?? 'no reason given').replace(/\s+/g, ' ')
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

/** Of what Vitest's JSON reporter writes: `name: reason` of each test that failed. */
export function failuresOfTests({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && message) return [`${name}: ${inShort(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${inShort(failureMessages[0])}`,
    )
  })
}

/** Of what Playwright's JSON reporter writes. */
export function failuresOfJourneys({ suites = [], errors = [] }) {
  const specs = suites.flatMap(specsIn).filter(({ ok }) => !ok)
  return [
    ...errors.map(({ message }) => inShort(message)),
    ...specs.map(({ file, line, tests }) => {
      const reasons = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return `${file}:${line}: ${reasons.map(({ message }) => inShort(message)).join(' | ')}`
    }),
  ]
}

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)]
