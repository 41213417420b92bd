// `npm run release`: tags the last commit as the release named in package.json, and makes its packages in release/. Refuses an
// unfinished state, runs all tests, and pushes nothing.
//   --dump   makes the dump of this release instead, from which later ones test their upgrade; then commit it
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { findServers } from './postgres.mjs'
import { giveUp, root, run, say } from './process.mjs'
import { refusals } from './release/refusals.mjs'

const { values } = parseArgs({ options: { dump: { type: 'boolean', default: false } } })
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const read = (file) => readFileSync(join(root, file), 'utf8')

const news = 'src/keeping/help/news/newsEntries.contract.ts'

const { version } = JSON.parse(read('package.json'))
const schema = readdirSync(join(root, 'migrations'))
  .flatMap((name) => /^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? [])
  .sort()
  .at(-1)
const dumps = readdirSync(join(root, 'migrations/releases'))

if (values.dump) await makeDump()
else await release()

async function makeDump() {
  const node = await install()
  const servers = await findServers()
  if (!servers) process.exit(1)
  const of = `v${version}-`
  const file = join(root, 'migrations/releases', `${of}${schema}.sql.gz`)
  say(`Loading a demo agency into ${servers.binaries}, and dumping it`)
  const program = 'src/app/testing/main.releaseDump.ts'
  if ((await run(node, [program, servers.binaries, file])) !== 0) giveUp('No dump was made')
  // A release has one dump, of its last schema.
  for (const name of dumps)
    if (name.startsWith(of) && !file.endsWith(name)) rmSync(join(root, 'migrations/releases', name))
  say(`${file}: commit it, then npm run release`)
}

async function release() {
  const refused = refusals({
    version,
    schema,
    dumps,
    changes: git('status', '--porcelain'),
    committedOn: git('log', '-1', '--format=%cs').trim(),
    tags: git('tag', '--list').split('\n'),
    changelog: read('CHANGELOG.md'),
    newsDays: [...read(news).matchAll(/day: '([\d-]+)'/g)].map(([, day]) => day),
  })
  for (const line of refused) say(line)
  if (refused.length > 0) giveUp(`Estia ${version} is not released`)
  for (const tests of ['test', 'test:faults'])
    if ((await run('npm', ['run', tests])) !== 0) giveUp('The tests failed; see above')
  if ((await run('npm', ['run', 'package', '--', '--arch=amd64,arm64'])) !== 0)
    giveUp('No package was made; see above')
  git('tag', '--annotate', `v${version}`, '--message', `Estia ${version}`)
  say(`Tagged v${version}; git push origin v${version} publishes it`)
}
