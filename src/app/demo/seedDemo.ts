// Loads the demo agency into a new, migrated database, all or nothing.

import { Readable } from 'node:stream'
import { type Kysely, sql, type Transaction } from 'kysely'
import { hashPassword } from '#features/session/passwords.ts'
import type { Tables } from '#features/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from './demoAgency.ts'
import { generate } from './demoAgency.ts'
import { instant } from './days.ts'
import { makeFile } from './makeFile.ts'
import { demoSignIns } from './signIns.ts'

/**
 * @param today YYYY-MM-DD: what is overdue, due and planned is told from this day
 * Answers how many accounts, leads, activities and files there are now.
 */
export async function seedDemo(db: Kysely<Tables>, files: FileStore, today: string) {
  const agency = generate(today)
  const [users, fileRows] = await Promise.all([userRows(today), storeFiles(agency, files)])
  await db.transaction().execute(async (tx) => {
    await insert(tx, 'branch', agency.branches)
    await insert(tx, 'account', agency.accounts)
    await insert(tx, 'user', users)
    await insert(tx, 'lead', agency.leads)
    await insertActivities(tx, agency)
    await insert(tx, 'assignment', agency.assignments.map(ofAccount))
    await insert(tx, 'file', fileRows)
    await insert(tx, 'alert', agency.alerts)
    for (const table of ['branch', 'account', 'lead', 'activity', 'file', 'alert']) {
      await continueIds(tx, table)
    }
  })
  await sql`ANALYZE`.execute(db)
  return {
    accounts: agency.accounts.length,
    leads: agency.leads.length,
    activities: agency.activities.length,
    files: agency.files.length,
  }
}

const userRows = (today: string) =>
  Promise.all(
    demoSignIns.map(async ({ accountId, username, password, language }) => {
      const passwordSetOn = instant(today, 0)
      const passwordHash = await hashPassword(password)
      return {
        accountId,
        username,
        passwordHash,
        language,
        createdOn: passwordSetOn,
        passwordSetOn,
      }
    }),
  )

async function storeFiles({ files }: DemoAgency, store: FileStore) {
  const rows = []
  for (const file of files) {
    const { content, ...row } = file
    const bytes = await makeFile(file)
    const contentType = content.kind === 'picture' ? 'image/png' : 'text/plain'
    await store.write(file.systemName, Readable.from([bytes]), contentType)
    rows.push(ofAccount({ ...row, contentType, size: bytes.length, position: 0 }))
  }
  return rows
}

const ofAccount = <Row extends object>(row: Row) => ({ ...row, parentKind: 'Account' })

async function insertActivities(tx: Transaction<Tables>, { activities }: DemoAgency) {
  const rows = activities.map(({ accountIds: _accounts, assignedIds: _assigned, ...row }) => row)
  await insert(tx, 'activity', rows)
  const links = activities.flatMap(({ id, accountIds }) =>
    accountIds.map((entityId, position) => ({
      activityId: id,
      entity: 'Account',
      entityId,
      position,
    })),
  )
  await insert(tx, 'activityLink', links)
  const assigned = activities.flatMap(({ id, assignedIds }) =>
    assignedIds.map((accountId) => ({ activityId: id, accountId })),
  )
  await insert(tx, 'activityAssigned', assigned)
}

/** One statement a table: the rows travel as JSON and take their types from the table. */
async function insert(tx: Transaction<Tables>, table: string, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(tx)
}

const continueIds = (tx: Transaction<Tables>, table: string) =>
  sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), max("id"))
    FROM ${sql.table(table)}`.execute(tx)
