// Ends an import after repeated failures. The user can restart it, or change something.
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { endWork, stateBefore } from './lease.store.ts'
import type { Lease } from './lease.store.ts'

export const failImport = (
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  lease: Lease,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const fault = `import.failed.${lease.state}`
    await endWork(tx, lease, { state: await stateBefore(tx, lease), fault })
    const { fileName: file, importId: id } = lease
    const lines = [['import.alert.failed', { file, id }]] as const
    await addAlert(
      tx,
      { said: { source: ['import.title'], lines }, forAdministrators: true },
      { translate, language: await languageOfOffice(tx) },
    )
  })
