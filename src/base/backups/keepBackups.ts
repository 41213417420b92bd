// While the server runs: sends files and the write-ahead log continuously, takes a backup each night and proves it.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { epochMs, instantNow, isRecent } from '#kit/clock.ts'
import { errorCode } from '#kit/errors/errorCode.ts'
import { OtherServer, shipWal } from '#base/copies/wal/shipWal.ts'
import { NotOwner } from '#base/copies/owner/ownPlace.ts'
import type { OwnedPlace } from '#base/copies/owner/ownPlace.ts'
import { WrongPlace } from '#base/copies/place.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { BackupPlan, BackupSending, Restorable } from '#base/backend/backupPlan.ts'
import { logReach } from './logReach.store.ts'
import { lowSpace, openBackups, readRestorable } from './openBackups.ts'
import type { Backups } from './openBackups.ts'
import { ownBackups } from './ownBackups.ts'
import { lastRuns } from './runs.store.ts'
import { tellBackups } from './tellBackups.store.ts'
import { hoursSince, backupProblems } from './backupProblems.store.ts'
import { sendFiles } from './sendFiles.store.ts'
import { secondsWaiting, spoolIn } from './spool.ts'

export type KeptBackups = {
  sending: () => BackupSending
  /** Age in seconds of the oldest log segment that is not sent; 0 if all are sent. */
  behind: () => Promise<number>
  stop: () => Promise<void>
  /** Sends the last log segments, which PostgreSQL archives when it stops; gives up after some seconds. */
  finish: () => Promise<void>
}

/** Milliseconds between two checks for files and log segments to send. */
const pause = 5_000
/** Milliseconds before retrying a place that another server owns. */
const refusedPause = 60_000
/** How far to look back, because files may commit in another order than they are numbered. */
const overlap = 10_000
/** Milliseconds between two checks for problems. */
const betweenWatches = 15_000
/** The same before the place is first opened, when its first backup is due. */
const untilOpened = 3_000
/** Milliseconds between two checks of what can be restored. */
const betweenLooks = 3_600_000
/** Milliseconds that the server's shutdown may wait for the last log segments. */
const longestFinish = 4_000
/** Milliseconds without progress before sending counts as stuck. */
const longestSilence = 900_000
/** Hours before a failed backup is retried. */
const betweenTries = 3
/** Hours after which a backup is taken even by day. */
const longestWithout = 26

type LookAtRestorable = { on: string; found: Restorable }

export function keepBackups(
  backend: Pick<Backend, 'db' | 'files' | 'jobs' | 'log' | 'translate' | 'publicUrl' | 'agency'>,
  plan: BackupPlan,
): KeptBackups {
  const { db, files, jobs, log } = backend
  let trouble: BackupSending['trouble'] = null
  let sentOn: BackupSending['sentOn'] = null
  const stopping = new AbortController()
  const { signal } = stopping

  let opened: Backups | undefined
  let owned: OwnedPlace | null = null
  const reach = logReach(db)
  let newest = 0
  let movedOn = instantNow()
  const moves = () => {
    movedOn = instantNow()
  }
  const unreadable = new Set<string>()
  const shipLog = async (folder: string, { store, key }: Backups) => {
    const mayWrite = owned?.confirm ?? (async () => {})
    const { last } = await shipWal(spoolIn(folder), store, key, { mayWrite, onPiece: moves })
    if (last !== null) await owned?.noteSent({ lastPiece: last })
  }
  /**
   * Files first, so that the log refers only to files that are there. But many files, or one that fails, do not delay the log.
   */
  const send = async () => {
    if (!opened) {
      const found = await openBackups(db, plan)
      owned = await ownBackups(db, plan, found, { signal })
      opened = found
    }
    await owned?.confirm()
    const above = Math.max(0, newest - overlap)
    const sent = await sendFiles(db, files, opened, { above, unreadable, onFile: moves }).catch(
      asError,
    )
    if (plan.embedded) {
      const handedOver = await reach.look()
      await shipLog(plan.embedded, opened)
      const upTo = reach.sent(handedOver)
      if (upTo !== null) await owned?.noteSent({ upTo })
    }
    if (sent instanceof Error) throw sent
    newest = Math.max(newest, sent.lastId)
    return sent.isMore
  }
  let reported: string | null = null
  const letGo = async () => {
    const leaving = owned
    opened = undefined
    owned = null
    await leaving?.release().catch(() => {})
  }
  const loop = async () => {
    while (!signal.aborted) {
      let [isMore, isRefused] = [false, false]
      const begunOn = instantNow()
      try {
        isMore = await send()
        if (!isMore) sentOn = begunOn
        if (trouble) log.info('what was written is sent to the backups again')
        trouble = reported = null
      } catch (error) {
        if (signal.aborted) break
        const { message: why, code = why } = asError(error) as NodeJS.ErrnoException
        // Names of temporary files differ each time.
        if (reported !== code) log.error({ err: error }, 'nothing is sent to the backups')
        reported = code
        trouble = { since: trouble?.since ?? instantNow(), why, code: errorCode(error) }
        isRefused = [WrongPlace, OtherServer, NotOwner].some((kind) => error instanceof kind)
        // Another disk may have been mounted.
        if (isRefused) await letGo()
      }
      moves()
      if (!isMore)
        await wait(isRefused ? refusedPause : pause, undefined, { signal }).catch(() => {})
    }
  }
  /** A place that cannot be reached tells nothing about what can be restored. */
  const troubleNow = () =>
    trouble ??
    (epochMs() - Date.parse(movedOn) > longestSilence
      ? {
          since: movedOn,
          why: 'The place of the backups does not answer',
          code: 'system:ETIMEDOUT',
        }
      : null)
  let restorable: LookAtRestorable | null = null
  /** After each backup, and every hour because old backups may have been removed. */
  const lookAgain = async (before: LookAtRestorable | null): Promise<LookAtRestorable | null> => {
    if (!opened || !plan.embedded) return before
    const { good } = await lastRuns(db, 'base')
    const isNew = before === null || (good !== null && good > before.on)
    if (!isNew && isRecent(before.on, betweenLooks)) return before
    const on = instantNow()
    return { on, found: await readRestorable(opened) }
  }
  const sendingNow = () => ({
    sentOn,
    trouble: troubleNow(),
    refused: refusedNow(owned),
    restorable: restorable && {
      ...restorable.found,
      upTo: reach.upTo() ?? restorable.found.upTo,
    },
  })
  const sending = loop()
  let toldRefused: string | undefined
  let taking: Promise<void> | undefined
  const watch = async () => {
    while (!signal.aborted) {
      // Earlier a backup would be refused; later the place may belong to another server.
      if (owned || plan.embedded === null)
        taking ??= takeOverdue({ db, log }, plan).finally(() => (taking = undefined))
      try {
        const refused = owned?.refused()?.host
        if (refused && refused !== toldRefused)
          log.warn({ host: refused }, 'another server wanted to use the place of the backups')
        toldRefused = refused
        restorable = await lookAgain(restorable)
        const space = opened ? await lowSpace(opened.store) : null
        const wrong = await backupProblems(db, plan, sendingNow(), space)
        const told = await tellBackups(db, wrong, backend)
        for (const { reason, said, hours } of plan.alerts ? told : []) {
          const alert = { reason, said, hours, ...newAlert(), publicUrl: backend.publicUrl }
          await jobs.send('alertOutside', alert)
        }
      } catch (error) {
        log.error({ err: error }, 'nobody is told of the backups')
      }
      const pauseNow = opened ? betweenWatches : untilOpened
      await wait(pauseNow, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    sending: sendingNow,
    async behind() {
      const since = troubleNow()?.since
      const troubled = since === undefined ? 0 : hoursSince(since) * 3600
      const waiting = plan.embedded ? await secondsWaiting(spoolIn(plan.embedded)) : 0
      return Math.max(0, troubled, waiting)
    },
    async stop() {
      stopping.abort()
      await Promise.all([sending, watching, taking])
    },
    async finish() {
      if (!plan.embedded || !opened) return
      const sent = shipLog(plan.embedded, opened)
        .then(() => letGo())
        .catch((error: unknown) =>
          log.error({ err: error }, 'the last of the log waits for the next start'),
        )
      await Promise.race([sent, wait(longestFinish, undefined, { ref: false })])
    },
  }
}

/** Takes the first backup soon after the start, and proves it; a backup that failed at night is retried by day. */
async function takeOverdue(
  { db, log }: Pick<Backend, 'db' | 'log'>,
  plan: BackupPlan,
): Promise<void> {
  const mayTry = (tried: string | null) => hoursWithout(tried) > betweenTries
  try {
    const base = await lastRuns(db, 'base')
    // Full speed, because the first backup matters more than a few slower minutes.
    const isFirst = base.good === null && base.tried === null
    if (hoursWithout(base.good) > longestWithout && mayTry(base.tried))
      await plan.run(isFirst ? ['backup', '--at-once'] : ['backup'])
    if (!plan.embedded) return
    // A successful restore confirms the place and the key.
    const proof = await lastRuns(db, 'proof')
    if (proof.good === null && mayTry(proof.tried)) await plan.run(['verify', '--restore'])
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
  }
}

const newAlert = () => ({ id: `msg_${randomUUID()}`, on: instantNow() })

/** The server that was refused within the last day. */
const refusedNow = (owned: OwnedPlace | null) => {
  const refused = owned?.refused() ?? null
  return refused && isRecent(refused.on, 86_400_000) ? refused : null
}

const hoursWithout = (instant: string | null) => (instant === null ? Infinity : hoursSince(instant))

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
