// The job that makes archives, and deletes those whose days are over. One that a server left when it died is begun again.
import { log as logAction } from '#kit/db/save.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { daysKept } from '../archives.contract.ts'
import { expireArchives } from '../archives.store.ts'
import { endHopeless, finish, giveUpLease, LeaseLost, takeLease } from './lease.store.ts'
import { makeArchive } from './makeArchive.ts'
import type { Making } from './makeArchive.ts'
import type { Lease } from './lease.store.ts'

const archiveJob = 'archive'

/** Works until nothing waits. Rejects where the work failed; another try begins it again. */
export async function workOnArchives(making: Making): Promise<void> {
  const { db, files, log } = making
  for (const file of [...(await expireArchives(db)), ...(await endHopeless(db))])
    await files.remove(file)
  for (;;) {
    const lease = await takeLease(db)
    if (!lease) return
    if (lease.earlierFile) await files.remove(lease.earlierFile)
    const begun = performance.now()
    try {
      const { size, missing } = await makeArchive(making, lease)
      await tellReady(making, lease, { size, missing })
      const seconds = Math.round((performance.now() - begun) / 1000)
      log.info({ archive: lease.archiveId, size, missing, seconds }, 'made an archive')
    } catch (error) {
      await files.remove(lease.file)
      // It was deleted, or another server makes it.
      if (error instanceof LeaseLost) continue
      await giveUpLease(db, lease)
      throw error
    }
  }
}

const tellReady = (
  { db, translate }: Making,
  lease: Lease,
  { size, missing }: { size: number; missing: number },
) =>
  db.transaction().execute(async (tx) => {
    await finish(tx, lease, { size, days: daysKept, missing })
    await logAction(tx, {
      ...{ of: { entity: 'Account' }, id: lease.createdById, action: 'export', version: null },
      ...{ actor: null, message: `Archive ${lease.archiveId} is ready` },
    })
    // The records of one view are the concern of whoever asked for them.
    if (lease.list !== null) return
    const language = await languageOfOffice(tx)
    const lines = [
      ['archive.alert.ready', { days: daysKept }],
      ...(missing > 0 ? [['archive.alert.missing', { count: missing }] as const] : []),
    ] as const
    await addAlert(
      tx,
      { said: { source: ['archive.alert.source'], lines } },
      { translate, language },
    )
  })

export function archiveJobs({ jobs, db, files, translate, log, server }: Backend): void {
  const making = { db, files, translate, log, version: server.version }
  jobs.define(archiveJob, () => workOnArchives(making), { oneWaiting: true })
  // One that a server left when it died is found by the next minute.
  jobs.schedule(archiveJob, '* * * * *')
}

/** Begins the work at once; where the job cannot be sent, the one of the next minute finds it. */
export function startWork({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(archiveJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an archive waits for the next minute')
  })
}
