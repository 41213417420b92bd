// Ensures that one server at a time backs up to a place. The owner renews its record regularly; another server may take over
// after some silence, and only with a database that continues where the backups end.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { epochMs, instantNow } from '#kit/clock.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { straysFrom } from './continues.ts'
import type { Position } from './continues.ts'
import { forgetOwners, forgetRefused, newestOwner, noteRefused } from './ownerRecords.ts'
import { readRefused, writeOwner } from './ownerRecords.ts'
import type { OwnerRecord, Refused } from './ownerRecords.ts'

/** Another server backs up to the place, or this database does not continue where its backups end. */
export class NotOwner extends Error {}

export type Claim = {
  store: BackupStore
  /** Null for a database that is backed up by its own means. */
  position: Position | null
  /** Milliseconds of silence after which an owner counts as gone. */
  silence: number
  /** An operator has decided that this database continues there, even if the place holds another one's backups. */
  isDecided?: boolean
  signal?: AbortSignal
}

export type OwnedPlace = {
  token: string
  /** Throws NotOwner if another server has taken over; checks the place only once in a while. */
  confirm: () => Promise<void>
  /** Records what the place contains: at once after a new log segment, else with the next renewal. */
  noteSent: (sent: Partial<Pick<OwnerRecord, 'upTo' | 'lastPiece'>>) => Promise<void>
  /** The last server that was refused since this server started. */
  refused: () => Refused | null
  /** Records that nothing more will be sent. */
  release: () => Promise<void>
}

/** Milliseconds after which a write must appear in listings. */
const longestSettling = 1_500

export async function ownPlace(claim: Claim): Promise<OwnedPlace> {
  const { store, position, signal } = claim
  const before = await newestOwner(store)
  if (before && !before.isReleased) await mustBeSilent(claim, before)
  if (position && !claim.isDecided) await mustContinue(store, position, before)
  const now = instantNow()
  const record: OwnerRecord = {
    number: (before?.number ?? 0) + 1,
    token: randomUUID(),
    host: hostname(),
    claimedOn: now,
    renewedOn: now,
    renewals: 0,
    isReleased: false,
    upTo: before?.upTo ?? null,
    lastPiece: before?.lastPiece ?? null,
    timeline: position?.line.at(-1)!.timeline ?? null,
    tenures: tenuresOf(position, before),
  }
  await writeOwner(store, record)
  // Another server may have started at the same moment.
  await pause(Math.min(longestSettling, claim.silence), signal)
  await mustBeNewest(store, record.token)
  await forgetOwners(store)
  await forgetRefused(store)
  return owned(store, record, claim.silence)
}

function tenuresOf(position: Position | null, before: OwnerRecord | null): OwnerRecord['tenures'] {
  const tenures = before?.tenures ?? []
  const timeline = position?.line.at(-1)!.timeline
  if (timeline === undefined || timeline === tenures.at(-1)?.timeline) return tenures
  // The previous owner's clock may have been ahead of ours.
  const from = [instantNow(), before?.renewedOn ?? ''].toSorted().at(-1)!
  return [...tenures, { timeline, from }]
}

/** For a process beside the owner that has the owner's token: it may write while that token is valid. */
export const confirmToken = (store: BackupStore, token: string): Promise<void> =>
  mustBeNewest(store, token)

/** Renews the record until the place is released. */
function owned(store: BackupStore, record: OwnerRecord, silence: number): OwnedPlace {
  let [known, lost]: [OwnerRecord, NotOwner | null] = [record, null]
  let refused: Refused | null = null
  let confirmedOn = moment()
  const mustOwn = async () => {
    const begun = moment()
    await mustBeNewest(store, record.token)
    confirmedOn = begun
  }
  const write = async (change: Partial<OwnerRecord>) => {
    await mustOwn()
    known = { ...known, ...change, renewedOn: instantNow(), renewals: known.renewals + 1 }
    await writeOwner(store, known)
    const found = await readRefused(store)
    if (!found) return
    refused = found
    await forgetRefused(store)
  }
  let writing: Promise<void> | undefined
  const timer = setInterval(() => {
    writing ??= write({})
      // A short outage is no reason to stop; during a longer one sending fails by itself.
      .catch((error: unknown) => void (lost = error instanceof NotOwner ? error : lost))
      .finally(() => (writing = undefined))
  }, silence / 4)
  timer.unref()
  return {
    token: record.token,
    async confirm() {
      if (lost) throw lost
      // The owner may have been replaced while its machine slept, which only one of the two clocks shows.
      if (moment().some((each, at) => Math.abs(each - confirmedOn[at]!) > silence / 3))
        await mustOwn()
    },
    async noteSent(sent) {
      const isNew = sent.lastPiece !== undefined && sent.lastPiece !== known.lastPiece
      known = { ...known, ...sent }
      if (!isNew) return
      await writing
      await write({})
    },
    refused: () => refused,
    async release() {
      clearInterval(timer)
      await writing
      if (!lost) await write({ isReleased: true })
    },
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  wait(milliseconds, undefined, signal && { signal })

const moment = () => [performance.now(), epochMs()]

async function mustBeNewest(store: BackupStore, token: string): Promise<void> {
  const newest = await newestOwner(store)
  if (newest?.token === token) return
  throw new NotOwner(
    newest
      ? `${store.where} has been taken over by the server on ${newest.host}: stop one of the two, or give this one its own BACKUP_URL`
      : `${store.where} has lost the note of who backs up there: is the right disk connected?`,
  )
}

/** Watches for renewals instead of comparing clocks. */
async function mustBeSilent({ store, silence, signal }: Claim, before: OwnerRecord) {
  const since = performance.now()
  let seen = before
  while (performance.now() - since < silence) {
    await pause(Math.min(5_000, silence / 4), signal)
    const now = await newestOwner(store)
    if (now?.token === before.token && now.isReleased) return
    if (now && (now.token !== before.token || now.renewals !== seen.renewals)) {
      await noteRefused(store, { host: hostname(), on: instantNow() })
      throw new NotOwner(
        `${store.where} is in use by the server on ${now.host}. If this one is a copy, give it its own BACKUP_URL; if it replaces that one, stop that one first`,
      )
    }
    seen = now ?? seen
  }
}

async function mustContinue(
  store: BackupStore,
  position: Position,
  before: OwnerRecord | null,
): Promise<void> {
  const strays = await straysFrom(store, position, before?.timeline ?? null)
  if (strays === null) return
  throw new NotOwner(
    `${store.where} holds the log of a server that went on ${strays === 'behind' ? 'after this database was copied' : 'after this database was restored to an earlier moment, or of another copy'}. Give this one its own BACKUP_URL; or, if that server is gone and this database replaces it, run "estia backup --take-over"`,
  )
}
