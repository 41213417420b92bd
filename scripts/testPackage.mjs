// `npm run test:package`: makes the package, twice, and lives through everything that may happen to it on a Debian 12 of its
// own, which boots systemd in a container. Needs root, Debian's mirror and some minutes; it is no part of `npm test`.
//   --from=FILE.deb   upgrades from that package of an earlier release, and not from one of these sources
//   --quick           compresses the packages little
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeMachine } from './packaging/debianMachine.mjs'
import { liveFirstDay } from './packaging/firstDay.mjs'
import { liveThrough } from './packaging/life.mjs'
import { giveUp, root, run, say, seconds } from './process.mjs'

const { values } = parseArgs({
  options: { from: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const quick = values.quick ? ['--quick'] : []
const folder = join(root, 'release', 'test')

const start = performance.now()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const older = values.from
  ? resolve(values.from)
  : await make('older', '--suffix=~before', '--quick')
const newer = await make('newer', ...quick)
const again = await make('again', ...quick)
const sum = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')
assert.equal(sum(again), sum(newer), 'The same sources made two different packages')
say(`The same package twice: ${(statSync(newer).size / 1e6).toFixed(1)} MB, sha256 ${sum(newer)}`)

const machine = await makeMachine(join(folder, 'debian-12'))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(1))
try {
  await machine.boot()
  await liveThrough(machine, { older, newer, port: await freePort() })
  await liveFirstDay(machine, { file: newer, port: await freePort() })
} catch (error) {
  console.error(error)
  console.error(machine.shell('systemctl status estia --no-pager; journalctl -n 40 --no-pager'))
  await end(1)
}
say(`Installed, upgraded, removed and purged; ${seconds(start)} in all`)
await end(0)

/** Resolves to the path of a new package. */
async function make(name, ...args) {
  const target = join(folder, name)
  const options = ['scripts/package.mjs', `--into=${target}`, ...args]
  if ((await run('node', options)) !== 0) giveUp('No package was made; see above')
  const made = readdirSync(target).find((each) => each.endsWith('.deb'))
  const kept = join(folder, `${name}.deb`)
  copyFileSync(join(target, made), kept)
  return kept
}

async function end(code) {
  await machine.halt()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
}
