// An upgraded database of any release equals a new one.
// @module-tag faults
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { compareSchema } from '#kit/db/schema/compareSchema.ts'
import { readBothSchemas } from '#kit/db/schema/releaseSchema.ts'
import { readRows, readUses } from '#kit/testing/catalogue.ts'
import { releaseDumps, restoreRelease } from '#kit/testing/releaseDump.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { keptValues } from '#app/features.ts'
import { productVersion } from '#app/productVersion.ts'
import { servesBeside } from '#app/upgrades/knownReleases.ts'
import type { Tables } from '#base/backend/tables.ts'

const root = join(import.meta.dirname, '../../../..')

let today: TestDatabase<Tables>
beforeAll(async () => {
  today = await testDatabase()
})
afterAll(() => today.drop())

test('there is a release to upgrade from', () => {
  expect(releaseDumps).toContain('v0.2.0-0179.sql.gz')
})

/** The version in a name such as `v0.2.0-0250.sql.gz`. */
const versionOf = (dump: string) => dump.slice(1, dump.indexOf('-'))
const isBefore = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) < 0
/** The newest dump of each release whose servers should still work on today's tables. */
const besides = releaseDumps.filter(
  (dump, at) =>
    !isBefore(versionOf(dump), servesBeside) &&
    versionOf(dump) !== versionOf(releaseDumps[at + 1] ?? `v${productVersion()}-`),
)

test.each(besides)(
  'a server of %s finds its tables in a database of this release',
  async (name) => {
    const before = await testDatabase<Tables>()
    await restoreRelease(before.pool, name)
    const [known, now] = [await readUses(before.pool), await readUses(today.pool)]
    await before.drop()
    expect(known.finds.filter((line) => !now.finds.includes(line))).toEqual([])
    // The old server would insert rows without these columns.
    const isOfKnownTable = (column: string) =>
      known.finds.some((line) => line.startsWith(`column ${column.split('.')[0]}.`))
    expect(
      now.mustGive.filter((line) => isOfKnownTable(line) && !known.mustGive.includes(line)),
    ).toEqual([])
  },
)

test.each(releaseDumps)(
  '%s gets the tables, functions and initial rows of this release',
  async (name) => {
    const upgraded = await testDatabase<Tables>()
    await restoreRelease(upgraded.pool, name)
    const rowsBefore = await readRows(upgraded.pool)
    await migrate(upgraded.pool, root, keptValues, () => {})
    const { faults, others } = compareSchema(await readBothSchemas(upgraded.pool, root, keptValues))
    expect(faults.map(({ line }) => line)).toEqual([])
    expect(others).toEqual([])
    const rows = await readRows(upgraded.pool)
    for (const [table, first] of await readRows(today.pool)) {
      if (madeAnew.has(table)) continue
      const missing = [...first].filter((row) => !rows.get(table)?.has(row))
      expect({ table, missing }).toEqual({ table, missing: [] })
    }
    for (const table of ['account', 'object', 'lead', 'transaction'])
      expect(rows.get(table)?.size).toBe(rowsBefore.get(table)?.size)
    await upgraded.drop()
  },
)

/** Tables whose rows are different in each database. */
const madeAnew = new Set([
  'functionFile',
  'migration',
  'serverKey',
  'agency',
  'actionLogCounted',
  'geocoderTurn',
  'listChange',
  'localizationRevision',
  'reminderRun',
])
