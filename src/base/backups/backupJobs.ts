// Starts a backup and its proof every night. They run in their own processes, longer than a job may, so the job only starts
// them.
import type { Backend } from '#base/backend/backend.ts'
import { alertOutside } from './alertOutside.ts'
import type { OutsideAlert } from './alertOutside.ts'

export function backupJobs({ jobs, log, backup }: Pick<Backend, 'jobs' | 'log' | 'backup'>): void {
  const start = (words: readonly string[], what: string) => async () => {
    backup?.run(words).catch((err: unknown) => log.error({ err }, `${what} failed`))
  }
  jobs.define('takeBackup', start(['backup'], 'the backup of the night'))
  jobs.define('proveBackup', start(['verify', '--restore'], 'the proof of the backup'))
  jobs.define('alertOutside', async (alert: OutsideAlert) => {
    if (backup?.alerts) await alertOutside(backup.alerts, alert)
  })
  if (!backup) return
  jobs.schedule('takeBackup', '30 2 * * *')
  if (backup.embedded) jobs.schedule('proveBackup', '30 4 * * *')
}
