// While the server runs: sends files and the log as they come, takes a backup each night and proves it.
import { setTimeout as wait } from 'node:timers/promises'
import { epochMs, instantNow } from '#kit/clock.ts'
import { OtherServer, shipWal } from '#kit/backup/wal/shipWal.ts'
import { WrongPlace } from '#kit/backup/place.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { openBackups } from './openBackups.ts'
import type { Backups } from './openBackups.ts'
import { lastGood } from './lastRuns.store.ts'
import { tellBackups } from './tellBackups.store.ts'
import { whatIsWrong } from './whatIsWrong.store.ts'
import { sendFiles } from './sendFiles.store.ts'
import { spoolIn } from './spoolIn.ts'

export type KeptBackups = {
  /** Since when, an instant, what was written is not sent, and why; null while all is well. */
  trouble: () => { since: string; why: string } | null
  stop: () => Promise<void>
  /** Sends the last of the log, which PostgreSQL hands over when it stops; gives up after some seconds. */
  finish: () => Promise<void>
}

/** Milliseconds between two looks at what is to be sent. */
const pause = 5_000
/** Files may be committed in another order than they were numbered. */
const overlap = 10_000
/** Milliseconds between two looks at whether all is well. */
const betweenWatches = 1_200_000
/** Milliseconds that the end of the server may wait for the last of the log. */
const longestFinish = 4_000
/** Hours after which a backup is taken though it is not night. */
const longestWithout = 26

export function keepBackups(
  backend: Pick<Backend, 'db' | 'files' | 'log' | 'translate' | 'publicUrl' | 'agency'>,
  plan: BackupPlan,
): KeptBackups {
  const { db, files, log } = backend
  let trouble: { since: string; why: string } | null = null
  const stopping = new AbortController()
  const { signal } = stopping

  let opened: Backups | undefined
  let newest = 0
  const send = async () => {
    opened ??= await openBackups(db, plan)
    // Files first: what the log tells of is then there.
    const { lastId } = await sendFiles(db, files, opened, Math.max(0, newest - overlap))
    newest = Math.max(newest, lastId)
    if (plan.embedded) await shipWal(spoolIn(plan.embedded), opened.store, opened.key)
  }
  const loop = async () => {
    while (!signal.aborted) {
      try {
        await send()
        if (trouble) log.info('what was written is sent to the backups again')
        trouble = null
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (trouble?.why !== why) log.error({ err: error }, 'nothing is sent to the backups')
        trouble = { since: trouble?.since ?? instantNow(), why }
        // The disk may be another one now.
        if (error instanceof WrongPlace || error instanceof OtherServer) opened = undefined
      }
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  const sending = loop()
  const watch = async () => {
    while (!signal.aborted) {
      await takeOverdue({ db, log }, plan)
      try {
        await tellBackups(db, await whatIsWrong(db, plan, trouble), backend)
      } catch (error) {
        log.error({ err: error }, 'nobody is told of the backups')
      }
      await wait(betweenWatches, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    trouble: () => trouble,
    async stop() {
      stopping.abort()
      await Promise.all([sending, watching])
    },
    async finish() {
      if (!plan.embedded || !opened) return
      const sent = shipWal(spoolIn(plan.embedded), opened.store, opened.key).catch(
        (error: unknown) =>
          log.error({ err: error }, 'the last of the log waits for the next start'),
      )
      await Promise.race([sent, wait(longestFinish, undefined, { ref: false })])
    },
  }
}

/** Takes the first backup soon after the start, and one that failed at night by day. */
async function takeOverdue(
  { db, log }: Pick<Backend, 'db' | 'log'>,
  plan: BackupPlan,
): Promise<void> {
  try {
    const good = await lastGood(db, 'base')
    const hours = good === null ? Infinity : (epochMs() - Date.parse(good)) / 3_600_000
    // The first is worth more than the pace of its few minutes.
    if (good === null) await plan.run(['backup', '--at-once'])
    else if (hours > longestWithout) await plan.run(['backup'])
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
  }
}
