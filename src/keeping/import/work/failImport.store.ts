// The end of an import's work that has failed again and again. A person can begin it anew, or do something else about it.
import { sql } from 'kysely'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { ImportState } from '../import.contract.ts'
import { endWork } from './lease.store.ts'
import type { Lease } from './lease.store.ts'

export const failImport = (
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  lease: Lease,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const fault = `import.failed.${lease.state}`
    await endWork(tx, lease, { state: await stateAfter(tx, lease), fault })
    const { fileName: file, importId: id } = lease
    const lines = [['import.alert.failed', { file, id }]] as const
    await addAlert(
      tx,
      { said: { source: ['import.title'], lines }, forAdministrators: true },
      { translate, language: await languageOfOffice(tx) },
    )
  })

/** From which the same work can be begun again. */
async function stateAfter(tx: Db, { state, importId }: Lease): Promise<ImportState> {
  if (state === 'reading' || state === 'checking') return 'mapping'
  const { rows } =
    await sql`SELECT FROM "importChange" WHERE "importId" = ${importId} LIMIT 1`.execute(tx)
  return state === 'running' && rows.length === 0 ? 'checked' : 'done'
}
