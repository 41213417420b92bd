// A newly uploaded import file, which the job reads as usual.
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Tables } from '#base/backend/tables.ts'
import { oldListFooter, oldListHeader, oldListName, oldListRows } from '../data/oldList.ts'
import type { DemoAccount } from '../people/demoAccount.ts'
import { demoSignIns } from '../signIns.ts'

const file = 'demo-old-list.import'
/** Number of listed people who already have accounts. */
const known = 6

/** Stores the file. */
export async function storeOldList(store: FileStore, accounts: readonly DemoAccount[]) {
  const bytes = Buffer.from(`\uFEFF${oldList(accounts)}`)
  await store.write(file, Readable.from([bytes]), 'application/octet-stream')
  return bytes.length
}

/** Waiting to be read. */
export async function seedImport(tx: Kysely<Tables>, fileSize: number): Promise<void> {
  const by = demoSignIns[0].accountId
  await tx
    .insertInto('import')
    .values({
      kind: 'people',
      fileName: oldListName,
      file,
      fileSize,
      startedById: by,
      createdById: by,
      source: JSON.stringify({
        chosen: {},
        format: null,
        encoding: null,
        delimiter: null,
        sheet: null,
        sheets: [],
        headerRow: null,
        headers: [],
      }),
    })
    .execute()
}

function oldList(accounts: readonly DemoAccount[]): string {
  const lines = [
    oldListHeader,
    ...oldListRows.slice(0, 6),
    oldListHeader,
    ...accounts.filter(isKnown).slice(0, known).map(lineOf),
    ...oldListRows.slice(6),
    oldListFooter,
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const isKnown = ({ isClient, isEmploye, lastName, firstName, phone, email }: DemoAccount) =>
  isClient && !isEmploye && lastName && firstName && phone && email

/** Spelled differently than in the account, and with additional data. */
const lineOf = ({ lastName, firstName, phone, email }: DemoAccount, at: number) =>
  [
    String(900 + at),
    lastName!.toUpperCase(),
    firstName!,
    phone!.split(';')[0]!.trim(),
    email!.split(';')[0]!.toUpperCase(),
    '',
    'Πελάτης',
    'Καβάλα',
    '07/07/2016',
    '',
  ].join(';')
