// The job that imports and undoes arrivals. Each try starts from scratch: an earlier one has left nothing.
import { sql } from 'kysely'
import { isMissing } from '#kit/files/fileStore.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { holdLease } from '#kit/jobs/lease.ts'
import { workOnAll } from '#kit/jobs/longWork.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { inAllLanguages } from '../sayMessage.ts'
import { ArchiveRefused } from '../contents/refused.ts'
import { endArrival, waitingArrivals } from './arrivalLease.store.ts'
import type { ArrivalLease } from './arrivalLease.store.ts'
import { importArchive } from './importArchive.ts'
import type { ArrivalWork } from './importArchive.ts'
import { removeOrphanedFiles } from './storeFiles.store.ts'
import { takeBack } from './takeBack.store.ts'

const arrivalJob = 'arrival'

/** Works until nothing waits. Rejects if something failed; that is retried later, after the others have had their turn. */
export async function workOnArrivals(work: ArrivalWork): Promise<void> {
  await workOnAll(
    work.db,
    {
      ...waitingArrivals,
      name: 'arrival',
      work: (lease) => workOn(work, lease),
      fail: async (lease) => {
        await removeOrphanedFiles(work, lease.arrivalId)
        await end(work, lease, 'failed', ['arrival.refused.failed', { id: lease.arrivalId }])
      },
    },
    work.log,
  )
  await sweepArrivals(work)
}

async function workOn(work: ArrivalWork, lease: ArrivalLease): Promise<void> {
  const { db } = work
  const { says, signal } = lease
  let worked = 0
  Object.assign(says, { worked, total: null })
  await holdLease(db, lease, { state: lease.state === 'leaving' ? 'leaving' : 'working' })
  // Files of an earlier try that failed or whose server died.
  await removeOrphanedFiles(work, lease.arrivalId)
  const progress = {
    onTotal: (total: number) => void (says['total'] = total),
    onWorked: (count: number) => {
      signal.throwIfAborted()
      says['worked'] = worked += count
    },
  }
  try {
    await (lease.state === 'leaving'
      ? takeBack(db, lease, progress)
      : importArchive(work, lease, progress))
  } catch (error) {
    await removeOrphanedFiles(work, lease.arrivalId)
    if (isMissing(error)) await end(work, lease, 'refused', 'arrival.refused.fileGone')
    else if (error instanceof ArchiveRefused) await end(work, lease, 'refused', error.says)
    else throw error
  }
}

/** Notes why an arrival cannot be imported or undone; in the second case its data stays. */
async function end(
  { db, translate }: ArrivalWork,
  lease: ArrivalLease,
  state: 'refused' | 'failed',
  fault: Message,
) {
  const stays = lease.state === 'leaving'
  await db.transaction().execute(async (tx) => {
    await endArrival(tx, lease, { state: stays ? 'done' : state, fault })
    const language = await languageOfOffice(tx)
    const why = inAllLanguages(fault, translate)
    const key = stays ? 'arrival.alert.stays' : `arrival.alert.${state}`
    const said = {
      source: ['arrival.alert.source'],
      lines: [[key, { file: lease.fileName, why }]],
    } as const
    await addAlert(tx, { said, forAdministrators: true }, { translate, language })
  })
}

/** Removes archives, which hold everybody's data, once they are not needed: at once when done, a week after a failure. */
async function sweepArrivals({ db, files }: ArrivalWork): Promise<void> {
  const over = await db
    .selectFrom('arrival')
    .select(['id', 'file'])
    .where(({ or, eb, and }) =>
      or([
        eb('state', 'in', ['done', 'refused', 'gone']),
        and([
          eb('state', '=', 'failed'),
          eb('endedOn', '<', sql<string>`now() - interval '7 days'`),
        ]),
      ]),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('file', 'is not', null),
        exists(selectFrom('arrivalFile').whereRef('arrivalId', '=', 'arrival.id').select('there')),
      ]),
    )
    .execute()
  for (const { id, file } of over) {
    await removeOrphanedFiles({ db, files }, id)
    if (file !== null) await files.remove(file)
    await db.updateTable('arrival').set({ file: null }).where('id', '=', id).execute()
  }
}

export function arrivalJobs({ jobs, db, files, translate, log }: Backend): void {
  jobs.define(arrivalJob, () => workOnArrivals({ db, files, translate, log }), {
    oneWaiting: true,
  })
  // Work left by a dead server is found within a minute.
  jobs.schedule(arrivalJob, '* * * * *')
}

/** Starts the work at once; if the job cannot be queued, the next run, a minute later, finds it. */
export function startArrival({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(arrivalJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an arrival waits for the next minute')
  })
}
