// `npm test`: all checks, the tests of the server and its parts, and the most common journeys. The slow ones are in `npm run
// test:faults`.
import { buildClient } from './buildClient.mjs'
import { largeChecks, smallChecks } from './checks.mjs'
import { install } from './install.mjs'
import { runGroups } from './runGroups.mjs'
import { journeys, vitest } from './suites.mjs'

await install()
await runGroups([
  ...largeChecks,
  [...smallChecks, ['build', async () => ((await buildClient()) ? 0 : 1)]],
  ['tests', () => vitest('tests', ['--tags-filter=!faults'])],
  ['journeys', () => journeys('journeys', ['--grep=@usual'])],
])
