// Runs groups of checks, tests and journeys, and exits with their result.
import { clearReports, countJourneys, countTests, readReport, suitesOfTests } from './suites.mjs'
import { failuresOfJourneys, failuresOfTests, flakyJourneys, slowest } from './failures.mjs'
import { root } from './process.mjs'
import { runSteps } from './steps.mjs'

/** Stops after the first failed group; then prints slow and failed tests, and the number of passed ones. */
export async function runGroups(groups) {
  clearReports()
  const failed = await runSteps(groups, { stopsAtFailure: true })
  const journeys = readReport('journeys')
  const tests = suitesOfTests.map(readReport)
  const counts = [...suitesOfTests.map(countTests), countJourneys('journeys')]
  const sum = (of) => counts.reduce((total, count) => total + count[of], 0)

  console.log('\nSlowest:')
  for (const line of slowest(tests, journeys)) console.log(line.replace(`${root}/`, ''))
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  for (const line of [...tests.flatMap(failuresOfTests), ...failuresOfJourneys(journeys)])
    console.log(`- ${line}`)
  for (const line of flakyJourneys(journeys)) console.log(`- flaky: ${line}`)
  // A failed step without test names, such as the lint, counts as one failure.
  const failures = Math.max(sum('failed'), failed.length)
  console.log(`\n${sum('passed')} passed, ${failures} failed, ${sum('flaky')} flaky`)
  process.exit(failed.length > 0 ? 1 : 0)
}
