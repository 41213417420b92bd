// Checks the import rules, and that every source file was read.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { bin, root, withPrograms } from './process.mjs'
import { sourceFiles } from './sourceFiles.mjs'
import { join } from 'node:path'

const folders = ['src', 'e2e', 'bench'].filter((folder) => existsSync(join(root, folder)))
const cruise = spawnSync(
  join(bin, 'depcruise'),
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
  { cwd: root, env: withPrograms(), encoding: 'utf8', maxBuffer: 500_000_000 },
)
let result
try {
  result = JSON.parse(cruise.stdout)
} catch {
  console.error(cruise.stderr || cruise.stdout)
  process.exit(1)
}

const complaints = result.summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
)

// A checker that cannot parse TypeScript would find no violations.
const modules = new Map(result.modules.map((module) => [module.source, module]))
const existing = sourceFiles().filter((file) => !file.endsWith('.d.ts'))
for (const file of existing) {
  const read = modules.get(file)
  if (!read) complaints.push(`${file} was not read`)
  else if (
    read.dependencies.length === 0 &&
    /^import /m.test(readFileSync(join(root, file), 'utf8'))
  )
    complaints.push(`the imports of ${file} were not read`)
  if (/(^|\/)(index|utils?|helpers?|misc|common|types)\.tsx?$/.test(file))
    complaints.push(`${file}: choose a name that says what is in it`)
}
if (existing.length === 0) complaints.push('no source file was found')

for (const complaint of complaints) console.error(complaint)
console.log(`${existing.length} modules, ${complaints.length} complaints`)
process.exit(complaints.length > 0 ? 1 : 0)
