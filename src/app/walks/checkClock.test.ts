// Runs scripts/checkClock.mjs on a small project.
// @module-tag faults
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'estia-clock-'))
  cpSync('scripts', join(project, 'scripts'), { recursive: true })
  // Files that may read any clock must exist.
  for (const [, name = ''] of readFileSync('scripts/checkClock.mjs', 'utf8').matchAll(allowed))
    write(name, '')
})
const allowed = /^ {2}'((?:src|e2e|bench|migrations)\/[^']+)': /gm
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(name: string, text: string) {
  mkdirSync(join(project, dirname(name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

function check(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) write(name, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/checkClock.mjs'], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each([
  'const now = new Date()',
  'const now = new Date(\n)',
  'const now = new Date',
  'const text = Date()',
  'const ms = Date.now()',
  'times.map(Date.now)',
  'const day = dayjs()',
  'sql`CURRENT_DATE`',
  'sql`current_timestamp`',
  'sql`LOCALTIMESTAMP`',
  'sql`now()::date`',
  'sql`now() :: timestamp`',
  "sql`(now() - interval '1 day')::date`",
  "sql`now() AT TIME ZONE 'Europe/Athens'`",
  'sql`CAST(now() AS date)`',
  "sql`date_trunc('day', now())`",
  "sql`to_char(now(), 'DD')`",
  'sql`extract(year FROM now())`',
  "sql`timezone('Europe/Athens', now())`",
  "sql`'today'::date`",
  'localTime(sql`now()`)',
  'sql`l."createdOn"::date`',
])('refuses %s', (line) => {
  const { status, stderr } = check({ 'src/lead.ts': `// First\n${line}\n` })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^src\/lead\.ts:2 has .*(clock\.ts|agencyClock\.sql|days\.ts)/)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test.each([
  'new Date(instant).getTime()',
  'new Date(\n  instant,\n)',
  'const start: Date = moment',
  'const now = agencyNow()',
  'performance.now()',
  'localTime(sql`l."createdOn"`)',
  'sql`"modifiedOn" = now()`',
  'sql`now()::timestamptz`',
  'sql`"expiresOn" > now() - interval \'1 hour\'`',
  'sql`extract(day FROM now() - l."touchedOn")`',
  "sql`date_trunc('minute', now())`",
  'sql`date_trunc(\'month\', d."day")`',
])('takes %s', (line) => {
  expect(check({ 'src/lead.ts': line })).toMatchObject({ status: 0, stderr: '' })
})

test('reads SQL, migrations, browser journeys and the benchmark too', () => {
  const names = ['src/kit/db/a.sql', 'migrations/0001_a.sql', 'e2e/a.spec.ts', 'bench/a.ts']
  const { status, stderr } = check(Object.fromEntries(names.map((name) => [name, 'CURRENT_DATE'])))
  expect(status).toBe(1)
  for (const name of names) expect(stderr).toContain(`${name}:1 has CURRENT_DATE`)
})

test('accepts the clock module itself', () => {
  const files = {
    'src/kit/clock.ts': 'export const epochMs = () => Date.now()',
    'src/kit/db/agencyClock.sql': "now() AT TIME ZONE 'Europe/Athens'",
  }
  expect(check(files).status).toBe(0)
})

test('fails if it finds no files', () => {
  rmSync(join(project, 'src'), { recursive: true })
  expect(check({}).status).not.toBe(0)
})
