// The job that makes archives and deletes expired ones. Each try starts from scratch.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { endLease, holdLease } from '#kit/jobs/lease.ts'
import type { WaitingRows } from '#kit/jobs/lease.ts'
import { workOnAll } from '#kit/jobs/longWork.ts'
import { log as logAction } from '#kit/db/save.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { daysKept } from '../archives.contract.ts'
import { expireArchives } from '../archives.store.ts'
import { makeArchive } from './makeArchive.ts'
import type { ArchiveLease, Making, Order } from './makeArchive.ts'

const archiveJob = 'archive'

export const waitingArchives: WaitingRows<Order> = {
  table: 'archive',
  which: sql`"state" IN ('waiting', 'making')`,
  // The oldest archive of the person whose last turn was longest ago.
  order: sql`(
    SELECT max(greatest(o."readyOn", o."workerUntil")) FROM "archive" o WHERE o."createdById" = "archive"."createdById"
  ) NULLS FIRST, "id"`,
  columns: sql<Order>`"id" AS "archiveId", "list", "language", "createdById", "file" AS "earlierFile"`,
}

/** Works until nothing waits. Rejects if something failed; that is retried later, after the others have had their turn. */
export async function workOnArchives(making: Making): Promise<void> {
  const { db, files, log } = making
  for (const file of await expireArchives(db)) await files.remove(file)
  await workOnAll(
    db,
    {
      ...waitingArchives,
      name: 'archive',
      work: (lease) => make(making, lease),
      fail: (lease) => fail(making, lease),
    },
    log,
  )
}

async function make(making: Making, lease: ArchiveLease): Promise<void> {
  const { db, files } = making
  const file = `${randomUUID()}.archive`
  if (lease.earlierFile) await files.remove(lease.earlierFile)
  Object.assign(lease.says, { worked: 0, total: null, missing: 0 })
  await holdLease(db, lease, { state: 'making', file })
  try {
    const size = await makeArchive(making, lease, file)
    await finish(making, lease, size)
  } catch (error) {
    await files.remove(file)
    throw error
  }
}

const finish = ({ db, translate }: Making, lease: ArchiveLease, size: number) =>
  db.transaction().execute(async (tx) => {
    const missing = lease.says['missing'] ?? 0
    await endLease(tx, lease, {
      state: 'ready',
      fileSize: size,
      missing,
      worked: lease.says['total'] ?? 0,
      readyOn: sql`now()`,
      keptUntil: sql`now() + make_interval(days => ${daysKept})`,
    })
    await logAction(tx, {
      of: { entity: 'Account' },
      id: lease.createdById,
      action: 'export',
      version: null,
      actor: null,
      message: `Archive ${lease.archiveId} is ready`,
    })
    // A view's archive concerns only the person who requested it: no alert.
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

/** Ends an archive as failed, after which people can retry it. */
async function fail({ db, files, translate }: Making, lease: ArchiveLease): Promise<void> {
  if (lease.earlierFile) await files.remove(lease.earlierFile)
  await db.transaction().execute(async (tx) => {
    await endLease(tx, lease, { state: 'failed', file: null })
    if (lease.list !== null) return
    const lines = [['archive.alert.failed', { id: lease.archiveId }]] as const
    await addAlert(
      tx,
      { said: { source: ['archive.alert.source'], lines }, forAdministrators: true },
      { translate, language: await languageOfOffice(tx) },
    )
  })
}

export function archiveJobs({ jobs, db, files, translate, log, server }: Backend): void {
  const making = { db, files, translate, log, version: server.version }
  jobs.define(archiveJob, () => workOnArchives(making), { oneWaiting: true })
  // Work left by a dead server is found within a minute.
  jobs.schedule(archiveJob, '* * * * *')
}

/** Starts the work at once; if the job cannot be queued, the next run, a minute later, finds it. */
export function startWork({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(archiveJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an archive waits for the next minute')
  })
}
