// Checks that every file and folder named in documents and settings exists.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './process.mjs'

const { floors } = createRequire(import.meta.url)('./floors.cjs')
const read = (file) => readFileSync(join(root, file), 'utf8')
const find = (pattern) =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|\.git)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'))

// Names under these folders are names of project files.
const top = ['src', 'e2e', 'scripts', 'migrations', 'packaging', 'bench', 'docs', 'public']
const there = [...find('*'), ...top.flatMap((folder) => find(`${folder}/**`))]
if (there.length < 1000) throw new Error('Hardly a file was found')
const ends = new Set(
  there.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

/** Files of a running server or a backup, and examples. */
const elsewhere =
  /^(?:data|release|rows|sums|keys|http|postgres|DATA_DIR|estia|10\.0\.0\.0)\/|^(?:head|foot|sql|sequences|estia-mark|estia-backups)\.json$|^stoves?\.|^migrations\/NNNN_name\.sql$/

/** Matches `src/app/parts.ts`, `accounts.routes.ts`, `migrations/releases`, but not #kit/…. */
const fileName =
  /(?<![\w./#*@:{$~…-])(?:[\w@.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|sql|json|css)(?![\w/-])/g
const folderName = /(?<![\w./#*@:{$~…-])(?:[\w-]+\/)+[\w.-]*/g

const complaints = []
let named = 0
for (const document of ['README.md', 'CONTRIBUTING.md', ...find('docs/**/*.md')])
  for (const [at, line] of read(document).split('\n').entries())
    for (const [, code] of line.matchAll(/`([^`]+)`/g)) {
      // URLs and commands are no names.
      if (/^\/|:\/\/|\|/.test(code)) continue
      for (const [name] of [...code.matchAll(fileName), ...code.matchAll(folderName)]) {
        if (elsewhere.test(name)) continue
        named++
        if (!ends.has(name.replace(/\/$/, '')))
          complaints.push(`${document}:${at + 1} names ${name}, which is not there`)
      }
    }
/**
 * Whether a file declares a name, such as `storedFiles` in `src/base/backups/storedNames.store.ts`; use alone is not enough.
 */
const memberOf = /`(\w+)`\s+of\s+`([\w./-]+\.(?:tsx?|mjs|cjs))`/g
for (const [, member, file] of read('CONTRIBUTING.md').matchAll(memberOf)) {
  const path = there.find((one) => one === file || one.endsWith(`/${file}`))
  const declared = new RegExp(`\\b(?:function|const|type|class) ${member}\\b`)
  if (path && !declared.test(read(path)))
    complaints.push(`CONTRIBUTING.md names ${member} of ${file}, which does not declare it`)
}
if (named < 100) throw new Error('Hardly a name was found')

for (const [floor, features] of Object.entries(floors))
  for (const feature of features)
    if (!ends.has(`src/${floor}/${feature}`))
      complaints.push(`scripts/floors.cjs names ${floor}/${feature}, which is not there`)
for (const entry of JSON.parse(read('knip.json')).entry)
  if (find(entry).length === 0) complaints.push(`knip.json names ${entry}, which is not there`)
for (const { files } of JSON.parse(read('.oxlintrc.json')).overrides ?? [])
  for (const pattern of files.filter((one) => !one.startsWith('*')))
    if (find(pattern).length === 0)
      complaints.push(`.oxlintrc.json names ${pattern}, which is not there`)

for (const complaint of complaints) console.error(complaint)
console.log(`${named} names, ${complaints.length} complaints`)
process.exit(complaints.length > 0 ? 1 : 0)
