// `npm run test:faults`: tests that take too long for `npm test`. `-- servers walks` runs only these groups. TEST_LONG=1 runs
// many more rounds.
import { install } from './install.mjs'
import { findServers } from './postgres.mjs'
import { giveUp } from './process.mjs'
import { runGroups } from './runGroups.mjs'
import { journeys, vitest } from './suites.mjs'

const groups = {
  faults: () => vitest('faults', ['--tags-filter=faults']),
  servers: runServers,
  walks: () => journeys('journeys'),
}

const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(groups, name))
if (unknown) giveUp(`There is no group ${unknown}, only ${Object.keys(groups).join(', ')}`)
await install()
await runGroups(Object.entries(groups).filter(([name]) => !named[0] || named.includes(name)))

/** The tests that depend most on the database, on an external PostgreSQL, with and without a pooler. */
async function runServers() {
  const found = await findServers()
  if (!found) return 1
  const files = ['src/daily/search', 'src/app/walks/twoServers.test.ts']
  // An agency moves between the embedded PostgreSQL and this one, which formats its catalogue differently.
  const moves = [
    'src/app/dump',
    'src/app/commands/move.test.ts',
    'src/app/walks/release/upgrades.test.ts',
  ]
  const direct = { TEST_POSTGRES: found.binaries }
  return (
    (await vitest('postgres', [...files, ...moves], direct)) ||
    vitest('pooler', files, { ...direct, TEST_POOLER: found.pooler })
  )
}
