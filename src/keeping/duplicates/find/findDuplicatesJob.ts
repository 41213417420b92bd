// Searches for duplicates at night. Later runs continue an interrupted one, and do nothing once it is finished.
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { findDuplicates } from './findDuplicates.ts'

export function duplicateJobs({ jobs, db, log, translate }: Backend): void {
  const tell = async (tx: Db) => {
    const said = { source: ['duplicates.title'], lines: [['duplicates.alert.failed']] } as const
    const language = await languageOfOffice(tx)
    await addAlert(tx, { said, forAdministrators: true }, { translate, language })
  }
  // `again`: even if a run has just finished.
  const find = ({ again = false }: { again?: boolean }) =>
    findDuplicates(db, { ...(again && { restHours: 0 }), log, tell })
  jobs.define('findDuplicates', find, { oneWaiting: true })
  jobs.schedule('findDuplicates', '20 1-5 * * *')
}
