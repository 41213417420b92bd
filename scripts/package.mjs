// `npm run package`: makes Debian packages of Estia in release/.
//   --arch=amd64,arm64   for which processors; without it for this machine's
//   --suffix=+1          is added to the version
//   --into=FOLDER        instead of release/
//   --quick              compresses little, for a test
//   --tree=FOLDER        makes no package, only the tree of what is installed as /usr, as for an image of a container
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from './buildClient.mjs'
import { install } from './install.mjs'
import { makeDeb } from './packaging/deb.mjs'
import { epochOfSources, makeTree, processors } from './packaging/tree.mjs'
import { giveUp, root, say, seconds } from './process.mjs'

const { values } = parseArgs({
  options: {
    arch: { type: 'string' },
    suffix: { type: 'string', default: '' },
    into: { type: 'string', default: join(root, 'release') },
    quick: { type: 'boolean', default: false },
    tree: { type: 'string' },
  },
})
const ofMachine = Object.keys(processors).find((name) => processors[name] === process.arch)
const architectures = (values.arch ?? ofMachine ?? '').split(',')
for (const name of architectures)
  if (!Object.hasOwn(processors, name))
    giveUp(`--arch is "${name}", allowed are ${Object.keys(processors).join(' and ')}`)

const node = await install()
if (!(await buildClient())) giveUp('The build failed; see above')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const epoch = epochOfSources()

for (const architecture of architectures) {
  const start = performance.now()
  if (values.tree) {
    await makeTree(resolve(values.tree), { node, architecture, epoch })
    continue
  }
  const target = resolve(values.into)
  const folder = join(target, `tree-${architecture}`)
  await makeTree(join(folder, 'usr'), { node, architecture, epoch })
  say(`Packing for ${architecture}`)
  const deb = await makeDeb(folder, target, {
    version: version + values.suffix,
    architecture,
    epoch,
    compression: values.quick ? ['-Zgzip', '-z1'] : ['-Zxz'],
  })
  rmSync(folder, { recursive: true })
  const sum = createHash('sha256').update(readFileSync(deb)).digest('hex')
  say(`${deb}: ${(statSync(deb).size / 1e6).toFixed(1)} MB, ${seconds(start)}`)
  say(`sha256 ${sum}`)
}
