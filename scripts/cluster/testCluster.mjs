// `npm run test:cluster`: two servers on three PostgreSQL under Patroni, whose primary is killed and frozen repeatedly. By
// default ten kills and ten freezes, alternating between the two ways of each, and one switchover; `--times 2` for a quick run.
// Not part of `npm test`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from '../buildClient.mjs'
import { findChromium } from '../chromium.mjs'
import { install } from '../install.mjs'
import { say, seconds } from '../process.mjs'
import { accidents, frozen, killed, onPurpose } from './accidents.mjs'
import { makeCluster } from './cluster.mjs'
import { startLoad } from './load.mjs'
import { openForm } from './openForm.mjs'
import { havePrograms } from './programs.mjs'
import { runRound } from './round.mjs'
import { signIn, startServer } from './servers.mjs'
import { printTable } from './table.mjs'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    only: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const times = Number(values.times)
const byTurns = (names) => Array.from({ length: times }, (_, time) => names[time % names.length])
const plan = values.only
  ? byTurns([values.only])
  : [...byTurns(killed).flatMap((kill, time) => [kill, byTurns(frozen)[time]]), onPurpose]
if (!(times >= 1) || !plan.every((name) => Object.hasOwn(accidents, name))) {
  const names = Object.keys(accidents).join(`' | '`)
  say(`Usage: npm run test:cluster -- [--times N] [--only '${names}'] [--keep]`)
  process.exit(2)
}

const node = await install()
const chromium = await findChromium()
if (!(await havePrograms()) || !chromium) process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'estia-cluster-'))
const cluster = await makeCluster(folder)
// Cleans up, however the script ends.
process.on('exit', () => {
  cluster.killAll()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const begun = performance.now()
const rounds = []
let failed = false
try {
  if (!(await buildClient())) throw new Error('The browser part was not built')
  await cluster.start()
  say(`The cluster works after ${seconds(begun)}, in ${folder}`)
  const servers = await Promise.all(
    ['one', 'two'].map((name) => startServer(node, name, folder, cluster.url)),
  )
  const token = await signIn(servers[0])
  const form = await openForm(servers[0], token, chromium)
  const load = await startLoad(servers, token)
  for (const accident of plan) {
    const round = await runRound({ cluster, servers, load, form, accident })
    rounds.push(round)
    say(`${rounds.length}/${plan.length} ${round.line}`)
  }
  await form.close()
  await load.goHome()
  await Promise.all(servers.map(({ stop }) => stop()))
} catch (error) {
  failed = true
  console.error(error)
}
await cluster.stop()
printTable(rounds)
say(`It took ${seconds(begun)}`)
process.exit(
  failed || rounds.length === 0 || rounds.some(({ faults }) => faults.length > 0) ? 1 : 0,
)
