// Makes one archive: reads everything as it is at one moment, and stores the ZIP while it is written.
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { zip } from '#kit/sheets/zip.ts'
import { records } from '#base/register/records.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { entriesOf } from '../contents/entries.ts'
import type { View } from '../contents/readRows.store.ts'
import { kindOfList } from '../kindOfList.ts'
import { holdLease, LeaseLost } from './lease.store.ts'
import type { Lease, Worked } from './lease.store.ts'

export type Making = Pick<Backend, 'db' | 'files' | 'translate' | 'log'> & { version: string }

/** Milliseconds between two signs of life. */
const pause = 5_000

/** Returns the bytes of the stored file, and how many files are missing in it. Throws `LeaseLost` when it is called off. */
export async function makeArchive(
  { db, files, translate, version }: Making,
  lease: Lease,
): Promise<{ size: number; missing: number }> {
  const done: Worked = { worked: 0, total: null, missing: 0 }
  let failure: unknown
  const saySo = () => holdLease(db, lease, done)
  const timer = setInterval(() => {
    saySo().catch((error: unknown) => {
      // A database that is away for a moment is no reason to stop; one that stays away breaks the snapshot as well.
      if (error instanceof LeaseLost) failure = error
    })
  }, pause)
  const progress = {
    onTotal: (total: number) => void (done.total = total),
    onMissing: () => void done.missing++,
    onWorked: (count: number) => {
      if (failure) throw failure
      done.worked += count
    },
  }
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`SELECT set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
        const order = { list: lease.list, view: viewOf(lease), language: lease.language }
        const entries = entriesOf({ tx, files, translate, version }, order, progress)
        const bytes = Readable.from(zip(entries), { objectMode: false })
        const size = await files.write(lease.file, bytes, 'application/zip')
        return { size, missing: done.missing }
      })
  } finally {
    clearInterval(timer)
  }
}

function viewOf({ list, archiveId }: Lease): View {
  const kind = list === null ? undefined : kindOfList(list)
  return kind ? { archiveId, kind, table: records[kind].table } : null
}
