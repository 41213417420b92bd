// While the server runs: sends files and the log as they come, takes a backup each night and proves it.
import { setTimeout as wait } from 'node:timers/promises'
import { epochMs, instantNow } from '#kit/clock.ts'
import { OtherServer, shipWal } from '#kit/backup/wal/shipWal.ts'
import { WrongPlace } from '#kit/backup/place.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { BackupPlan, BackupSending } from '#base/backend/backupPlan.ts'
import { openBackups } from './openBackups.ts'
import type { Backups } from './openBackups.ts'
import { lastRuns } from './lastRuns.store.ts'
import { tellBackups } from './tellBackups.store.ts'
import { whatIsWrong } from './whatIsWrong.store.ts'
import { sendFiles } from './sendFiles.store.ts'
import { secondsWaiting } from './secondsWaiting.ts'
import { spoolIn } from './spoolIn.ts'

export type KeptBackups = {
  sending: () => BackupSending
  /** Seconds that the oldest piece of what was written waits to be sent; 0 when all is sent. */
  behind: () => Promise<number>
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
/** Milliseconds without a file or a piece of the log sent, while one is being sent. */
const longestSilence = 900_000
/** Hours until a backup that failed is tried again. */
const betweenTries = 3
/** Hours after which a backup is taken though it is not night. */
const longestWithout = 26

export function keepBackups(
  backend: Pick<Backend, 'db' | 'files' | 'log' | 'translate' | 'publicUrl' | 'agency'>,
  plan: BackupPlan,
): KeptBackups {
  const { db, files, log } = backend
  let trouble: BackupSending['trouble'] = null
  let sentOn: BackupSending['sentOn'] = null
  const stopping = new AbortController()
  const { signal } = stopping

  let opened: Backups | undefined
  let newest = 0
  let movedOn = instantNow()
  const moves = () => {
    movedOn = instantNow()
  }
  const unreadable = new Set<string>()
  /** Files first: what the log tells of is then there. But the log does not wait for many files, or for one that fails. */
  const send = async () => {
    opened ??= await openBackups(db, plan)
    const above = Math.max(0, newest - overlap)
    const sent = await sendFiles(db, files, opened, { above, unreadable, onFile: moves }).catch(
      asError,
    )
    if (plan.embedded) await shipWal(spoolIn(plan.embedded), opened.store, opened.key, moves)
    if (sent instanceof Error) throw sent
    newest = Math.max(newest, sent.lastId)
    return sent.isMore
  }
  const loop = async () => {
    while (!signal.aborted) {
      let isMore = false
      const begunOn = instantNow()
      try {
        isMore = await send()
        if (!isMore) sentOn = begunOn
        if (trouble) log.info('what was written is sent to the backups again')
        trouble = null
      } catch (error) {
        const why = asError(error).message
        if (trouble?.why !== why) log.error({ err: error }, 'nothing is sent to the backups')
        trouble = { since: trouble?.since ?? instantNow(), why }
        // The disk may be another one now.
        if (error instanceof WrongPlace || error instanceof OtherServer) opened = undefined
      }
      moves()
      if (!isMore) await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  /** A place that does not answer says nothing. */
  const troubleNow = () =>
    trouble ??
    (epochMs() - Date.parse(movedOn) > longestSilence
      ? { since: movedOn, why: 'The place of the backups does not answer' }
      : null)
  const sending = loop()
  const watch = async () => {
    while (!signal.aborted) {
      await takeOverdue({ db, log }, plan)
      try {
        await tellBackups(db, await whatIsWrong(db, plan, troubleNow()), backend)
      } catch (error) {
        log.error({ err: error }, 'nobody is told of the backups')
      }
      await wait(betweenWatches, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    sending: () => ({ sentOn, trouble: troubleNow() }),
    async behind() {
      const since = troubleNow()?.since
      const troubled = since === undefined ? 0 : hoursSince(since) * 3600
      const waiting = plan.embedded ? await secondsWaiting(spoolIn(plan.embedded)) : 0
      return Math.max(0, troubled, waiting)
    },
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
    const { good, tried } = await lastRuns(db, 'base')
    if (hoursSince(good) <= longestWithout || hoursSince(tried) <= betweenTries) return
    // The first is worth more than the pace of its few minutes.
    await plan.run(good === null && tried === null ? ['backup', '--at-once'] : ['backup'])
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
  }
}

const hoursSince = (instant: string | null) =>
  instant === null ? Infinity : (epochMs() - Date.parse(instant)) / 3_600_000

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
