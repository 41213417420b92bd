// Makes one archive: reads everything in one snapshot, and streams the ZIP into the file storage.
import { sql } from 'kysely'
import type { Lease } from '#kit/jobs/lease.ts'
import { zip } from '#kit/sheets/zip.ts'
import { records } from '#base/register/records.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { entriesOf } from '../contents/entries.ts'
import type { View } from '../contents/readRows.store.ts'
import { declaredList } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'

export type Making = Pick<Backend, 'db' | 'files' | 'translate' | 'log'> & { version: string }

export type Order = {
  archiveId: number
  list: string | null
  language: string
  createdById: number
  /** Storage name that an earlier try may have written, which is removed. */
  earlierFile: string | null
}
export type ArchiveLease = Lease & Order

/** Stores the archive under this name, and returns its size in bytes. Throws `LeaseLost` when called off. */
export async function makeArchive(
  { db, files, translate, version }: Making,
  lease: ArchiveLease,
  file: string,
): Promise<number> {
  const { signal, says } = lease
  let [worked, missing] = [0, 0]
  const progress = {
    onTotal: (total: number) => void (says['total'] = total),
    onMissing: () => void (says['missing'] = ++missing),
    onWorked: (count: number) => {
      signal.throwIfAborted()
      says['worked'] = worked += count
    },
  }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`SELECT set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
      const order = { list: lease.list, view: viewOf(lease), language: lease.language }
      const entries = entriesOf({ tx, files, translate, version }, order, progress)
      return files.write(file, zip(entries), 'application/zip')
    })
}

function viewOf({ list, archiveId }: Order): View {
  // Undefined for a list of an earlier release.
  const kind = declaredList(list as ListName)?.kind
  return kind ? { archiveId, kind, table: records[kind].table } : null
}
