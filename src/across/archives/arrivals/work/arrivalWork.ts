// The job that brings archives in and takes them back. One that a server left when it died is begun again: nothing of it was there.
import { isMissing } from '#kit/files/fileStore.ts'
import type { Message } from '#kit/http/problem.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { inAllLanguages } from '../sayMessage.ts'
import { ArchiveRefused } from '../contents/refused.ts'
import { ArrivalLost, endArrival, giveUpArrival, holdArrival } from './arrivalLease.store.ts'
import { mostTries, takeArrival } from './arrivalLease.store.ts'
import type { ArrivalLease, ArrivalWorked } from './arrivalLease.store.ts'
import { bringIn } from './bringIn.ts'
import type { ArrivalProgress, ArrivalWork } from './bringIn.ts'
import { removeLeftFiles } from './storeFiles.store.ts'
import { takeBack } from './takeBack.store.ts'

const arrivalJob = 'arrival'
/** Milliseconds between two signs of life. */
const pause = 5_000

/** Works until nothing waits. Rejects where the work failed; another try begins it again. */
export async function workOnArrivals(work: ArrivalWork): Promise<void> {
  for (;;) {
    const lease = await takeArrival(work.db)
    if (!lease) return sweepArrivals(work)
    const begun = performance.now()
    try {
      await workOn(work, lease)
    } catch (error) {
      // Called off, or another server was faster: it is theirs now.
      if (error instanceof ArrivalLost) continue
      await giveUpArrival(work.db, lease)
      throw error
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    work.log.info({ arrival: lease.arrivalId, work: lease.state, seconds }, 'worked on an arrival')
  }
}

async function workOn(work: ArrivalWork, lease: ArrivalLease): Promise<void> {
  const { db } = work
  // Of an earlier try, which has ended by an error or with its server.
  await removeLeftFiles(work, lease.arrivalId)
  try {
    if (lease.tries > mostTries) throw new ArchiveRefused('arrival.refused.failed')
    await whileAlive(work, lease, (progress) =>
      lease.state === 'leaving' ? takeBack(db, lease, progress) : bringIn(work, lease, progress),
    )
  } catch (error) {
    await removeLeftFiles(work, lease.arrivalId)
    const says = isMissing(error) ? 'arrival.refused.fileGone' : undefined
    if (!(error instanceof ArchiveRefused) && says === undefined) throw error
    await refuse(work, lease, says ?? (error as ArchiveRefused).says)
  }
}

/** Says again and again that somebody works on it. */
async function whileAlive(
  { db }: ArrivalWork,
  lease: ArrivalLease,
  use: (progress: ArrivalProgress) => Promise<void>,
): Promise<void> {
  const done: ArrivalWorked = { worked: 0, total: null }
  let failure: unknown
  let saying: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    saying = holdArrival(db, lease, done).catch((error: unknown) => {
      // A database that is away for a moment is no reason to stop; one that stays away ends the transaction as well.
      if (error instanceof ArrivalLost) failure = error
    })
  }, pause)
  try {
    await use({
      onTotal: (total) => void (done.total = total),
      onWorked: (count) => {
        if (failure) throw failure
        done.worked += count
      },
    })
  } finally {
    clearInterval(timer)
    await saying
  }
}

/** What cannot come, or cannot be taken back; the latter stays as it is. */
async function refuse({ db, translate }: ArrivalWork, lease: ArrivalLease, fault: Message) {
  const stays = lease.state === 'leaving'
  await db.transaction().execute(async (tx) => {
    await endArrival(tx, lease, { state: stays ? 'done' : 'refused', fault })
    const language = await languageOfOffice(tx)
    const why = inAllLanguages(fault, translate)
    const key = stays ? 'arrival.alert.stays' : 'arrival.alert.refused'
    const said = {
      source: ['arrival.alert.source'],
      lines: [[key, { file: lease.fileName, why }]],
    } as const
    await addAlert(tx, { said, forAdministrators: true }, { translate, language })
  })
}

/** What is over needs its archive no more, which holds everybody's data; and what was taken back needs no files. */
async function sweepArrivals({ db, files }: ArrivalWork): Promise<void> {
  const over = await db
    .selectFrom('arrival')
    .select(['id', 'file'])
    .where('state', 'in', ['done', 'refused', 'gone'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('file', 'is not', null),
        exists(selectFrom('arrivalFile').whereRef('arrivalId', '=', 'arrival.id').select('there')),
      ]),
    )
    .execute()
  for (const { id, file } of over) {
    await removeLeftFiles({ db, files }, id)
    if (file !== null) await files.remove(file)
    await db.updateTable('arrival').set({ file: null }).where('id', '=', id).execute()
  }
}

export function arrivalJobs({ jobs, db, files, translate, log }: Backend): void {
  jobs.define(arrivalJob, () => workOnArrivals({ db, files, translate, log }), {
    oneWaiting: true,
  })
  // One that a server left when it died is found by the next minute.
  jobs.schedule(arrivalJob, '* * * * *')
}

/** Begins the work at once; where the job cannot be sent, the one of the next minute finds it. */
export function startArrival({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send(arrivalJob).catch((error: unknown) => {
    log.warn({ err: error }, 'an arrival waits for the next minute')
  })
}
