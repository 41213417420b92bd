// For `estia dump` and `estia load`: which files are stored, and whether a database counts as new.
import { join } from 'node:path'
import type pg from 'pg'
import { keptFiles } from '#kit/db/kept/keptFiles.ts'
import { readSqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import type { SqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import { storedFiles } from '#base/backups/storedNames.store.ts'
import { keptValues } from './features.ts'
import { productVersion } from './productVersion.ts'

export const program = () => ({ name: 'estia', version: productVersion() })

export const sqlFiles = (): Promise<SqlFiles> =>
  readSqlFiles(join(import.meta.dirname, '../..'), keptFiles(keptValues))

/**
 * Selects the rows of `StoredFile`. Leaves out thumbnails, which are made again on demand, and files without records,
 * which are being uploaded or were left behind.
 */
export const listFiles = `SELECT "name", "size", "contentType", "isNeeded" FROM (${storedFiles}) "has"`

/** Kinds of records that a new agency has already. */
const givenKinds = [
  'Account',
  'Agency',
  'Branch',
  'MailSettings',
  'MailTemplate',
  'OrderTemplate',
  'Rule',
  'TimestampSettings',
]

/**
 * Why a database does not count as new; null if it does: at most the first administrator, nothing sent by visitors, and
 * nothing changed by anybody.
 */
export async function reasonNotNew(client: pg.ClientBase): Promise<string | null> {
  const accounts = await countOf(client, `SELECT FROM "account" LIMIT 2`)
  if (accounts > 1) return 'it has several accounts'
  for (const kind of recordKinds().filter((each) => !givenKinds.includes(each)))
    if (await countOf(client, `SELECT FROM "${records[kind].table}" LIMIT 1`))
      return `it has rows in "${records[kind].table}"`
  for (const table of ['enquiry', 'doubtfulEnquiry'])
    if (await countOf(client, `SELECT FROM "${table}" LIMIT 1`)) return 'it has enquiries'
  if (await countOf(client, 'SELECT FROM "actionLog" WHERE "actionById" IS NOT NULL LIMIT 1'))
    return 'somebody has worked in it'
  return null
}

const countOf = async (client: pg.ClientBase, select: string) =>
  (await client.query(select)).rowCount ?? 0
