import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import { loggedField } from './readable/loggedFields.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('the log shows a name for each reference from one record to another', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT c."conrelid"::regclass::text AS "table", a."attname" AS "column"
    FROM "pg_constraint" c JOIN "pg_attribute" a ON a."attrelid" = c."conrelid" AND a."attnum" = ANY (c."conkey")
    WHERE c."contype" = 'f' AND c."connamespace" = 'public'::regnamespace
  `.execute(app.db)
  const stamps = new Set(['id', 'createdById', 'modifiedById', 'deletedById'])
  const unnamed = recordKinds().flatMap((kind) =>
    rows
      .filter(
        ({ table, column }) =>
          table.replaceAll('"', '') === records[kind].table && !stamps.has(column),
      )
      .filter(({ column }) => loggedField(kind, column) === undefined)
      .map(({ column }) => `${kind}.${column}`),
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(unnamed).toEqual([])
})
