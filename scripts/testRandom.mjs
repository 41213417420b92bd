// `npm run test:random`: all tests and journeys in random order, and property tests with a random seed. TEST_SEED repeats a run.
import { randomInt } from 'node:crypto'
import { failuresOfJourneys, failuresOfTests, flakyJourneys } from './failures.mjs'
import { install } from './install.mjs'
import { giveUp, say } from './process.mjs'
import { clearReports, countJourneys, countTests, journeys, readReport, vitest } from './suites.mjs'

await install()
clearReports()
const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31))
say(`TEST_SEED=${seed}`)
const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
const codes = [
  await vitest('tests', order, { TEST_SEED: seed }),
  await journeys('journeys', [], { TEST_ORDER: seed }),
]
for (const line of failuresOfTests(readReport('tests'))) console.log(`- ${line}`)
for (const line of failuresOfJourneys(readReport('journeys'))) console.log(`- ${line}`)
for (const line of flakyJourneys(readReport('journeys'))) console.log(`- flaky: ${line}`)
const counts = [countTests('tests'), countJourneys('journeys')]
say(`${counts.map(({ passed }) => passed).join(' tests and ')} journeys passed, TEST_SEED=${seed}`)
if (counts.some(({ passed }) => passed === 0)) giveUp('Nothing was run')
process.exit(codes.every((code) => code === 0) ? 0 : 1)
