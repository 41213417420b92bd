// Compares an archive with the tables of the database: nothing forgotten, unnamed or secret.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptValues } from '#app/features.ts'
import { languages } from '#kit/i18n/languages.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { archiveMadeHere } from '../testing/madeArchive.ts'
import { archivedTables } from '#keeping/archived-tables/archivedTables.ts'
import { labelOf } from '#keeping/archived-tables/columnTexts.ts'
import { leftOutTables } from './leftOutTables.ts'
import { readColumns } from '#keeping/archived-tables/readColumns.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await sql.raw(smallWorld).execute(app.db)
})
afterAll(() => app.close())

type Column = {
  table: string
  column: string
  type: string
  isRequired: boolean
  target: string | null
}
const columnsOfAll = async () =>
  (
    await sql<Column>`
      SELECT c."relname" AS "table", a."attname" AS "column", format_type(a."atttypid", NULL) AS "type",
        a."attnotnull" AND NOT a."atthasdef" AND a."attidentity" = '' AS "isRequired",
        (SELECT f."confrelid"::regclass::text FROM pg_constraint f
          WHERE f."contype" = 'f' AND f."conrelid" = c."oid" AND f."conkey" = ARRAY[a."attnum"]) AS "target"
      FROM pg_class c JOIN pg_attribute a ON a."attrelid" = c."oid"
      WHERE c."relnamespace" = 'public'::regnamespace AND c."relkind" IN ('r', 'p') AND a."attnum" > 0
        AND NOT a."attisdropped" AND a."attgenerated" = '' ORDER BY 1, a."attnum"`.execute(app.db)
  ).rows

test('every table is archived, or left out for a reason', async () => {
  const tables = [...new Set((await columnsOfAll()).map(({ table }) => table))]
  const decided = [...Object.keys(archivedTables), ...Object.keys(leftOutTables)]
  expect(decided.toSorted()).toEqual(tables.toSorted())
})

test('left-out columns exist, and all derived columns are left out', async () => {
  const all = new Set((await columnsOfAll()).map(({ table, column }) => `${table}.${column}`))
  for (const [table, { without = {}, points = {} }] of Object.entries(archivedTables))
    for (const column of [...Object.keys(without), ...Object.keys(points)])
      expect(all).toContain(`${table}.${column}`)
  for (const { table, columns } of keptValues.flatMap(({ stored }) => stored))
    for (const column of columns)
      if (Object.hasOwn(archivedTables, table) && all.has(`${table}.${column}`))
        expect([table, column, archivedTables[table]!.without?.[column]]).toEqual([
          table,
          column,
          'derived',
        ])
})

test('no table refers to a later or left-out table', async () => {
  const order = Object.keys(archivedTables)
  const later: string[] = []
  for (const { name, columns } of await readColumns(app.db))
    for (const { name: column, pointsAt } of columns)
      if (
        pointsAt !== null &&
        !(order.indexOf(pointsAt) >= 0 && order.indexOf(pointsAt) <= order.indexOf(name))
      )
        later.push(`${name}.${column}`)
  // Filled in after the referenced rows exist.
  expect(later).toEqual([
    'branch.createdById',
    'branch.modifiedById',
    'branch.deletedById',
    'selection.activityId',
    'selection.alertId',
  ])
})

test('every table and field has a label in every language', async () => {
  const nameless: string[] = []
  for (const language of languages)
    for (const { name, columns } of await readColumns(app.db)) {
      const key = `archive.table.${name}`
      if (app.translate(language, key) === key) nameless.push(key)
      for (const { name: column } of columns)
        if (labelOf(name, column, { translate: app.translate, language }) === undefined)
          nameless.push(`${language} ${name}.${column}`)
    }
  expect(nameless).toEqual([])
})

test('an archive contains no passwords, sessions, tokens or encryption keys', async () => {
  const marker = (at: number) => `secret${at}marker`.padEnd(40, 'x')
  const isSecret = ({ table, column }: Column) =>
    leftOutTables[table] === 'secret' || archivedTables[table]?.without?.[column] === 'secret'
  const columns = await columnsOfAll()
  const markers: string[] = []
  const unmarked: string[] = []
  const tables = [...new Set(columns.filter(isSecret).map(({ table }) => table))]
  await sql`INSERT INTO "brokerOrder" ("side") VALUES ('viewing')`.execute(app.db)
  for (const table of tables)
    await addRow(
      table,
      columns.filter((one) => one.table === table),
    )
  for (const [at, column] of columns.filter(isSecret).entries()) {
    const value = marker(at)
    const written: Record<string, string> = {
      text: `'${value}'`,
      bytea: `'${value}'::bytea`,
      'text[]': `ARRAY['${value}']`,
      jsonb: `'{"a":"${value}"}'`,
    }
    const isName = column.table === 'user' && column.column === 'username'
    const literal = isName ? `'${value}@estia.test'` : written[column.type]
    if (!literal) continue
    const { numAffectedRows } = await sql
      .raw(
        `UPDATE "${column.table}" SET "${column.column}" = ${literal} WHERE ctid = (SELECT ctid FROM "${column.table}" ${column.table === 'transaction' ? 'WHERE "isDebit"' : ''} LIMIT 1)`,
      )
      .execute(app.db)
      // Some columns allow only fixed words, which are no secrets.
      .catch(() => ({ numAffectedRows: 0n }))
    if (Number(numAffectedRows) > 0) markers.push(value)
    else unmarked.push(`${column.table}.${column.column}`)
  }
  // These columns allow only fixed words, or need another column.
  expect(unmarked).toEqual([
    'approvalLink.sentTo',
    'approvalLink.attachments',
    'approvalLink.ended',
    'approvalUse.action',
    'invitation.role',
    'passkeyChallenge.purpose',
  ])

  const archive = await archiveMadeHere(app)
  const sheets = archive.names.filter((name) => name.endsWith('.xlsx'))
  const contents = archive.names.filter((name) => !name.endsWith('.xlsx')).map(archive.bytes)
  for (const name of sheets) {
    const parts = await unzip(archive.bytes(name), { bytes: 500_000_000, entries: 50 })
    contents.push(...parts.values())
  }
  const text = Buffer.concat(contents).toString('latin1').toLowerCase()
  expect(text).toContain('vlachou')
  const forms = (value: string) => [
    value,
    Buffer.from(value).toString('hex'),
    Buffer.from(value).toString('base64'),
  ]
  expect(
    markers.filter((value) => forms(value).some((form) => text.includes(form.toLowerCase()))),
  ).toEqual([])
})

/** Adds a row with arbitrary values unless the table has one. */
async function addRow(table: string, columns: Column[]) {
  const { rows } = await sql.raw(`SELECT FROM "${table}" LIMIT 1`).execute(app.db)
  if (rows.length > 0) return
  const some: Record<string, string> = {
    text: `'marker'`,
    bytea: `'marker'::bytea`,
    'text[]': `'{}'`,
    jsonb: `'{}'`,
    'timestamp with time zone': 'now()',
    date: 'now()',
    boolean: 'true',
    numeric: '1',
  }
  const known: Record<string, string> = {
    'selection.language': `'en'`,
    'portal.language': `'en'`,
    'approvalUse.action': `'view'`,
    'approvalLink.ended': `NULL`,
    'passkeyChallenge.purpose': `'signIn'`,
    'invitation.role': `'admin'`,
  }
  const needed = columns.filter(({ isRequired }) => isRequired)
  const valueOf = ({ column, type, target }: Column) =>
    known[`${table}.${column}`] ??
    (target
      ? `(SELECT "${target === '"user"' ? 'accountId' : 'id'}" FROM ${target} ORDER BY 1 LIMIT 1)`
      : (some[type] ?? '1'))
  const names = needed.map(({ column }) => `"${column}"`).join(', ')
  await sql
    .raw(`INSERT INTO "${table}" (${names}) VALUES (${needed.map(valueOf).join(', ')})`)
    .execute(app.db)
}
