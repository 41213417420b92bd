// A release needs a version of its own, a changelog entry, and a dump for later upgrades.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newestEntry, refusals } from '../../../../scripts/release/refusals.mjs'
import { productVersion } from '#app/productVersion.ts'

const changelog = (...headings: string[]) =>
  ['# What is new', ...headings.map((heading) => `## ${heading}\n\n- Sheep`)].join('\n\n')

const ready = {
  version: '0.10.0',
  schema: '0311',
  changes: '',
  committedOn: '2027-03-01',
  tags: ['v0.8.0', 'v0.9.0', 'before-the-move', ''],
  dumps: ['v0.2.0-0179.sql.gz', 'v0.9.0-0300.sql.gz', 'v0.10.0-0311.sql.gz', 'notes.txt'],
  changelog: changelog('0.10.0 (2027-03-01)', '0.9.0 (2027-01-20)'),
  newsDays: ['2027-03-01', '2027-03-01', '2027-01-20'],
}
const refusing = (changed: Partial<typeof ready>) => refusals({ ...ready, ...changed })

test('the changelog begins with the version of this release', () => {
  const file = join(import.meta.dirname, '../../../../CHANGELOG.md')
  expect(newestEntry(readFileSync(file, 'utf8'))?.version).toBe(productVersion())
})

test('a complete release is accepted', () => {
  expect(refusals(ready)).toEqual([])
  // An entry may be of a later day than the last commit.
  expect(refusing({ changelog: changelog('0.10.0 (2027-03-02)'), newsDays: [] })).toEqual([])
})

test('uncommitted changes prevent a release', () => {
  expect(refusing({ changes: ' M src/sheep.ts\n?? notes\n' })).toEqual([
    'Files differ from the last commit: commit or remove them\n M src/sheep.ts\n?? notes',
  ])
})

test('a version is released once, and is higher than the last one', () => {
  expect(refusing({ tags: ['v0.10.0'] })).toEqual([
    'The version in package.json is 0.10.0, but 0.10.0 was released: raise it',
  ])
  expect(refusing({ tags: ['v0.9.0', 'v0.11.0', 'v0.10.1'] })[0]).toContain('0.11.0 was released')
  // A release without a tag is known by its dump.
  expect(refusing({ tags: [], dumps: [...ready.dumps, 'v1.0.0-0400.sql.gz'] })[0]).toContain(
    '1.0.0 was released',
  )
})

test('a release needs a current changelog entry', () => {
  const says = 'CHANGELOG.md does not begin with "## 0.10.0 (2027-03-01)"'
  for (const text of [
    changelog('0.9.0 (2027-01-20)', '0.10.0 (2027-03-01)'),
    changelog('0.10.0'),
    '',
  ])
    expect(refusing({ changelog: text })[0]).toContain(says)
  expect(refusing({ changelog: changelog('0.10.0 (2027-02-28)') })[0]).toContain(
    'says that 0.10.0 is of 2027-02-28, but there are commits of 2027-03-01',
  )
})

test('all news are of the day of a release', () => {
  expect(refusing({ newsDays: ['2027-02-26', '2027-02-26', '2027-01-20'] })).toEqual([
    'The news of 2027-02-26 are of no release in CHANGELOG.md: correct their day in newsEntries.contract.ts',
  ])
})

test('a release needs a dump of its newest tables', () => {
  for (const dumps of [[], ['v0.9.0-0311.sql.gz'], ['v0.10.0-0310.sql.gz']])
    expect(refusing({ dumps })).toEqual([
      'migrations/releases has no v0.10.0-0311.sql.gz, from which later releases try their upgrade: npm run release -- --dump',
    ])
})
