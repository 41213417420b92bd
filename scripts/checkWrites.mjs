// Checks that a table is written only by the feature whose *.tables.ts declares it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors } from './floors.cjs'
import { root } from './process.mjs'
import { sourceFiles } from './sourceFiles.mjs'

// Columns of another feature than their table's, with the reason.
const alsoWritten = {
  account: { session: 'whoever signs in has a role, which only sign-in may give' },
  object: { publishing: 'whether it is published, and when' },
}
/**
 * Files that may write any table: merging accounts and erasing a person, which must not miss any reference, emptying the trash,
 * and importing or undoing a whole agency.
 */
const writesAny = [
  'src/keeping/personal-data/erase.store.ts',
  'src/keeping/personal-data/forgetImports.store.ts',
  'src/keeping/personal-data/sweepTexts.store.ts',
  'src/records/accounts/merge/moveReferences.store.ts',
  'src/daily/trash/emptyTrash.ts',
  'src/keeping/archives/arrivals/work/bringRows.store.ts',
  'src/keeping/archives/arrivals/work/insertRows.store.ts',
  'src/keeping/archives/arrivals/work/options.store.ts',
  'src/keeping/archives/arrivals/work/places.store.ts',
  'src/keeping/archives/arrivals/work/settings.store.ts',
  'src/keeping/archives/arrivals/work/settle.store.ts',
  'src/keeping/archives/arrivals/work/takeBack.store.ts',
]

// A `….kept.ts` lists the tables that its triggers watch and write, whichever feature they belong to.
const files = sourceFiles(Object.keys(floors).map((floor) => `src/${floor}`)).filter(
  (file) => !/\.test\.tsx?$|\.kept\.ts$|\/testing\//.test(file),
)
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const featureOf = (file) => file.split('/')[2]

// The members of `export type …Tables = {` are indented by two spaces, or all on one line.
const owners = new Map()
for (const [file, text] of texts) {
  if (!file.endsWith('.tables.ts')) continue
  for (const [, line, lines] of text.matchAll(/^export type \w+Tables = \{(.*)\n((?: .*\n)*)/gm))
    for (const [, table] of (line.trim() ? `  ${line.trim()}` : lines).matchAll(/^ {2}(\w+): /gm))
      owners.set(table, featureOf(file))
}
if (owners.size === 0) throw new Error('No table was found')

const writes = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:INSERT INTO|UPDATE|DELETE FROM) "(\w+)"/g,
  /\btable: '(\w+)'/g,
]
const unnamed = /\b(?:INSERT INTO|UPDATE|DELETE FROM) \$\{/

const complaints = []
const used = new Set()
let seen = 0
for (const [file, text] of texts) {
  for (const [, table] of writes.flatMap((write) => [...text.matchAll(write)])) {
    const owner = owners.get(table)
    seen++
    used.add(`${table} ${featureOf(file)}`)
    if (!owner) complaints.push(`${file} writes "${table}", which no *.tables.ts declares`)
    else if (owner !== featureOf(file) && !alsoWritten[table]?.[featureOf(file)])
      complaints.push(`${file} writes "${table}", which belongs to ${owner}`)
    if (/\.tsx$|\.(contract|routes|tables)\.ts$/.test(file))
      complaints.push(`${file} writes "${table}": that is done in a store`)
  }
  if (unnamed.test(text) && !writesAny.includes(file))
    complaints.push(`${file} writes a table without naming it`)
}
if (seen === 0) throw new Error('No write was found')

// An unused permission would apply to any file that later gets its name.
for (const file of writesAny)
  if (!unnamed.test(texts.get(file) ?? ''))
    complaints.push(`${file} may write any table, and does not: remove it from the list`)
for (const [table, features] of Object.entries(alsoWritten))
  for (const feature of Object.keys(features))
    if (!used.has(`${table} ${feature}`))
      complaints.push(`${feature} may write "${table}", and does not: remove it from the list`)

for (const complaint of complaints) console.error(complaint)
console.log(`${owners.size} tables, ${seen} writes, ${complaints.length} complaints`)
process.exit(complaints.length > 0 ? 1 : 0)
