// Every declared field has a column of a fitting type.
import '#app/features.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Field, Fields, Kind } from '#kit/fields/kinds.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'

const tables: Record<string, Fields> = Object.fromEntries(
  recordKinds().map((kind) => [tableOf(kind), onServer(kind).fields]),
)

const columnTypes = {
  text: () => ['text'],
  textarea: () => ['text'],
  number: (field) => (field.decimals === 0 ? ['integer', 'smallint'] : ['numeric']),
  distance: () => ['integer'],
  distanceKm: () => ['numeric(8,1)'],
  currency: () => ['numeric(14,2)'],
  money: () => ['numeric(14,2)'],
  area: () => ['numeric(10,2)', 'numeric(12,2)'],
  select: (field) => (field.of === 'text' ? ['text'] : ['integer', 'smallint']),
  flagEnum: () => ['integer[]', 'smallint[]'],
  date: () => ['date'],
  dateTime: () => ['timestamp without time zone'],
  flag: () => ['boolean not null'],
  boolNullable: () => ['boolean'],
  location: () => ['integer'],
  ref: () => ['integer'],
  texts: () => ['text'],
} satisfies { [K in Kind]: (field: Field & { kind: K }) => string[] }

/** The number of characters that the column of a typed text must hold. */
const lengths = (field: Field) =>
  field.kind === 'texts'
    ? field.most * (field.maxLength + 1)
    : field.kind === 'text' || field.kind === 'textarea'
      ? field.maxLength
      : null

const typesFor = (field: Field) => (columnTypes[field.kind] as (field: Field) => string[])(field)

let database: TestDatabase<object>
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

async function columnsOf(table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string; required: boolean }>`
    SELECT attname AS "name", format_type(atttypid, atttypmod) AS "type", attnotnull AS "required"
    FROM pg_attribute WHERE attrelid = ${`"${table}"`}::regclass AND attnum > 0 AND NOT attisdropped
  `.execute(database.db)
  return new Map(
    rows.map(({ name, type, required }) => [
      name,
      type === 'boolean' && required ? 'boolean not null' : type,
    ]),
  )
}

test.each(Object.keys(tables))('the table of %s holds every field', async (table) => {
  const columns = await columnsOf(table)
  const wrong = Object.entries(tables[table]!).flatMap(([name, field]) => {
    const type = columns.get(name)
    return type &&
      (typesFor(field).includes(type) ||
        typesFor(field).some((allowed) => allowed === 'numeric' && type.startsWith('numeric')))
      ? []
      : [`${name} (${field.kind}) is ${type ?? 'missing'}`]
  })
  expect(wrong).toEqual([])
})

// The notes of an account include those of all accounts merged into it.
const joined = {
  account: { notes: 100_000 },
  // One of two words.
  orderTemplate: { side: null },
} as Record<string, Record<string, number | null>>

test.each(Object.keys(tables))(
  'the table of %s holds no longer texts than its form',
  async (table) => {
    const { rows } = await sql<{ check: string }>`
    SELECT pg_get_constraintdef(oid) AS "check" FROM pg_constraint
    WHERE contype = 'c' AND conrelid = ${`"${table}"`}::regclass
  `.execute(database.db)
    const held = rows.flatMap(({ check }) => {
      const [, name, most] = /^CHECK \(\(length\("?(\w+)"?\) <= (\d+)\)\)$/.exec(check) ?? []
      return name ? [[name, Number(most)] as const] : []
    })
    const wanted = Object.entries(tables[table]!).flatMap(([name, field]) => {
      const most = name in (joined[table] ?? {}) ? joined[table]![name]! : lengths(field)
      return most === null ? [] : [[name, most] as const]
    })
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(wanted))
  },
)
