// Takes a backup: sends the unsent files and, for the embedded database, a base backup. Then removes expired backups.
import pg from 'pg'
import { instantNow, epochMs } from '#kit/clock.ts'
import { shownBytes } from '#base/copies/shownBytes.ts'
import { chooseKept, removeUnneeded } from '#base/copies/keep.ts'
import { readManifests } from '#base/copies/base/manifest.ts'
import { takeBase } from '#base/copies/base/takeBase.ts'
import { shipWal } from '#base/copies/wal/shipWal.ts'
import type { OwnedPlace } from '#base/copies/owner/ownPlace.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { keepSecrets } from './keptSecrets.ts'
import { recordProof } from './noteProof.ts'
import { openBackups } from './openBackups.ts'
import type { Backups } from './openBackups.ts'
import { confirmOwner, ownBackups } from './ownBackups.ts'
import { noteRun, placeOfRuns } from './runs.store.ts'
import { sendFiles, sweepSentFiles } from './sendFiles.store.ts'
import { spoolIn } from './spool.ts'

export type TakeOptions = {
  db: Db
  files: Pick<FileStore, 'read'>
  plan: BackupPlan
  /** Connects as the superuser of the embedded database; null for an external one. */
  superuser: pg.ClientConfig | null
  /** No server is running on the database to send its log. */
  isAlone: boolean
  /** Take over the place even if it holds another database's backups; see ownPlace. */
  isDecided?: boolean
  /** See PlaceOf. */
  isNewKey?: boolean
  /** Forces an immediate checkpoint. */
  atOnce: boolean
  bytesPerSecond: number
  version: string
  secretsKey: string | null
  say: (line: string) => void
  progress: (line: string) => void
}

export function takeBackup(options: TakeOptions) {
  const { db, plan } = options
  return noteRun(db, 'base', async (about) => {
    const backups = await openBackups(db, plan, options)
    about(await placeOfRuns(db))
    const owned = await mayBackUp(options, backups)
    try {
      return await takeInto(options, backups)
    } finally {
      await owned?.release()
    }
  })
}

/** Without a running server, this process owns the place while it works. */
async function mayBackUp(
  { db, plan, isAlone, isDecided = false, say }: TakeOptions,
  backups: Backups,
): Promise<OwnedPlace | null> {
  if (!isAlone) return confirmOwner(plan, backups).then(() => null)
  say('Asking who backs up there')
  return ownBackups(db, plan, backups, { isDecided })
}

async function takeInto(options: TakeOptions, backups: Backups) {
  const { db, files, plan, superuser, say } = options
  const secrets = await keepSecrets(backups, options.secretsKey)
  if (!secrets.isKept && options.secretsKey !== null)
    say('SECRETS_KEY is not in the backup, which is not sealed: keep it apart, or set BACKUP_KEY')
  const sent = await sendAllFiles(db, files, backups)
  say(`Files: ${sent.sent} sent, ${shownBytes(sent.bytes)}`)
  if (sent.missing > 0) say(`${sent.missing} files are missing in the file storage`)
  for (const name of sent.unreadable) say(`The stored file ${name} cannot be read`)
  const base = superuser ? await takeBaseOf(options, backups, superuser) : null
  if (base) say(`Database: ${shownBytes(base.size)}, ${base.id}`)
  else say('The database has a DATABASE_URL and is backed up by its own means')
  const removed = base
    ? await removeOld(db, plan, backups)
    : { files: await sweepSentFiles(db, backups, instantNow(-longest(plan.keep))) }
  return {
    ok: sent.unreadable.length === 0,
    where: backups.store.where,
    id: base?.id ?? null,
    size: base?.size ?? null,
    stored: base?.parts.reduce((sum, { size }) => sum + size, 0) ?? null,
    files: sent.sent,
    missing: sent.missing,
    unreadable: sent.unreadable,
    removed,
  }
}

async function sendAllFiles(db: Db, files: TakeOptions['files'], backups: Backups) {
  const unreadable = new Set<string>()
  const all = { sent: 0, bytes: 0, missing: 0 }
  for (let isMore = true; isMore;) {
    const some = await sendFiles(db, files, backups, { above: 0, unreadable })
    all.sent += some.sent
    all.bytes += some.bytes
    all.missing += some.missing
    isMore = some.isMore
  }
  return { ...all, unreadable: [...unreadable] }
}

/** Retention in milliseconds. */
const longest = ({ days, weeks, months }: BackupPlan['keep']) =>
  (days + 7 * weeks + 31 * months) * 86_400_000

async function takeBaseOf(
  { plan, version, atOnce, bytesPerSecond, isAlone, progress }: TakeOptions,
  { store, key }: Backups,
  superuser: pg.ClientConfig,
) {
  const spool = spoolIn(plan.embedded!)
  const another = new pg.Client(superuser)
  another.on('error', () => {}) // the query under way rejects with the same error
  await another.connect()
  try {
    return await takeBase({
      connection: superuser,
      store,
      key,
      version,
      atOnce,
      bytesPerSecond,
      ...(isAlone && { ship: () => shipWal(spool, store, key) }),
      mayWrite: () => confirmOwner(plan, { store, key }),
      note: (client) => recordProof(client, another),
      onProgress: (done, all) =>
        progress(
          `Database: ${Math.floor((100 * done) / Math.max(1, all))} % of ${shownBytes(all)}`,
        ),
    })
  } finally {
    await another.end()
  }
}

async function removeOld(db: Db, plan: BackupPlan, backups: Backups) {
  const { store, key } = backups
  const kept = chooseKept(await readManifests(store, key), plan.keep, epochMs())
  const { bases, segments } = await removeUnneeded(store, kept)
  const oldest = kept.manifests[0]?.startedOn ?? instantNow()
  return { bases, segments, files: await sweepSentFiles(db, backups, oldest) }
}
