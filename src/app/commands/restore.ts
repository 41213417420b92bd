// `estia restore`: brings the agency back to a moment, in a new folder.
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  chooseRestorePath,
  readContents,
  completeUpTo,
} from '#base/copies/restore/chooseRestorePath.ts'
import type { RestoreChoice } from '#base/copies/restore/chooseRestorePath.ts'
import type { Target } from '#base/copies/restore/replay.ts'
import { restore as restoreDatabase } from '#base/copies/restore/restore.ts'
import type { Restored } from '#base/copies/restore/restore.ts'
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import type { BackupKey } from '#base/copies/pack/sealing.ts'
import { shownBytes } from '#base/copies/shownBytes.ts'
import type { BackupStore } from '#base/copies/store/backupStore.ts'
import { segmentAt } from '#base/copies/wal/walNames.ts'
import { folderStore } from '#kit/files/folderStore.ts'
import { adoptFiles, markOfDatabase } from '#base/files/mark/storageMark.store.ts'
import { fingerprintOf, readSecrets } from '#base/backups/keptSecrets.ts'
import { restoreFiles } from '#base/backups/restoreFiles.ts'
import { readConfig } from '../config.ts'
import { UsageError } from './command.ts'
import type { Command, Outcome, Report } from './command.ts'
import { givenBackups } from './givenBackups.ts'
import { readMoment } from './readMoment.ts'
import { resolveFromShell } from './startedIn.ts'

export const restore: Command = {
  usage: "--from URL --into FOLDER [--to 'YYYY-MM-DD HH:MM'] [--timeline N] [--dry-run]",
  help: `Restores a backup of the embedded database into a new folder, with its files: to the last moment that
is there, or to any other that is kept. Nothing is changed but that folder, and nothing is started:
afterwards set DATA_DIR to the folder, and start the server. Needs no other setting but BACKUP_KEY,
where the backup was sealed with one.

  --from URL      where the backup is: what BACKUP_URL says
  --into FOLDER   a folder that does not exist or is empty
  --to MOMENT     local time in Greece, such as '2026-11-25 14:30' or '2026-11-25 14:30:05';
                  with a zone ('2026-11-25T12:30:05Z') that time
  --timeline N    of several timelines this one (see estia backups); otherwise the one on which the
                  last owner of the backups went on
  --dry-run       says what it would restore, and reads and writes nothing else

Ends with 1 where it does not reach the moment that was asked for, or files are missing; what could be
restored is in the folder all the same.`,
  options: {
    from: { type: 'string' },
    into: { type: 'string' },
    to: { type: 'string' },
    timeline: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  mostArguments: 0,
  async run({ options }, { say, progress }) {
    const { from, into, to, timeline } = options
    const isDry = options['dry-run'] === true
    if (typeof from !== 'string' || (typeof into !== 'string' && !isDry))
      throw new UsageError('--from and --into are needed')
    if (typeof timeline === 'string' && !/^[1-9]\d{0,8}$/.test(timeline))
      throw new UsageError('--timeline is a number')
    const line = typeof timeline === 'string' ? { timeline: Number(timeline) } : {}
    const at = typeof to === 'string' ? readMoment(to) : null
    const target: Target = at ? { kind: 'time', at } : { kind: 'end' }
    const { backupKey, secretsKey } = readConfig(process.env)
    const key = readBackupKey(backupKey)
    const store = await givenBackups(from)
    if (isDry) return sayWay(store, key, { target, ...line }, say)
    const folder = resolveFromShell(String(into))
    if (at) say(`Restoring to ${at}`)
    const restored = await restoreDatabase({
      store,
      key,
      into: folder,
      report: { say, progress },
      target,
      ...line,
      inspect: async (client, { dataDir, manifest: { noted } }) => {
        if (typeof noted['filesStayIn'] === 'string') return withoutFiles(noted['filesStayIn'])
        const files = folderStore(join(dataDir, 'files'))
        const filled = await restoreFiles(client, { store, key }, files, (done) =>
          progress(`Files: ${done}`),
        )
        // Marks both, so that database and files belong together from the first start.
        if ((await markOfDatabase(client)).mark !== null) await adoptFiles(client, files)
        const secrets = await bringSecrets({ store, key }, secretsKey, dataDir)
        return { ...filled, filesStayIn: null, secrets }
      },
    })
    const { manifest, reached, isTargetReached, hasGap, found } = restored
    const short = whatIsShort(restored)
    say(`Restored into ${folder}: to ${reached ?? manifest.finishedOn}, with ${found.files} files`)
    for (const each of short) say(each)
    if (found.missingCount > 0) say(`${found.missingCount} files are not in the backup:`)
    for (const name of found.missing) say(`  ${name}`)
    if (found.secrets) say(found.secrets)
    if (found.filesStayIn === 'FILES_URL')
      say('Files are not in this backup: they stay in FILES_URL')
    else if (found.filesStayIn)
      say(`Files are not in this backup: move ${found.filesStayIn} to ${join(folder, 'files')}`)
    say(`Set DATA_DIR=${folder} and start the server`)
    if (at || found.filesStayIn)
      say(
        `To go on with the same BACKUP_URL, where later writes may be, run "estia backup --take-over" before that`,
      )
    return {
      ok: short.length === 0 && found.missingCount === 0,
      reached,
      timeline: restored.timeline,
      isTargetReached,
      hasGap,
      base: manifest.id,
      files: found.files,
      missing: found.missing,
    }
  },
}

/** For a backup before an upgrade: an upgrade changes no files, so they are not restored. */
const withoutFiles = (filesStayIn: string) => ({
  files: 0,
  missing: [],
  missingCount: 0,
  secrets: null,
  filesStayIn,
})

/** Restores the key that encrypts secrets. Returns what is left to do about it, or null. */
async function bringSecrets(
  backups: { store: BackupStore; key: BackupKey | null },
  own: string | undefined,
  dataDir: string,
): Promise<string | null> {
  const secrets = await readSecrets(backups)
  if (!secrets?.fingerprint) return null
  if (secrets.SECRETS_KEY === null) {
    if (own && fingerprintOf(own) === secrets.fingerprint) return null
    return 'Set SECRETS_KEY to the one that was kept apart from the backup; another is not the right one'
  }
  const file = join(dataDir, 'secrets.env')
  await writeFile(file, `SECRETS_KEY=${secrets.SECRETS_KEY}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return 'Set SECRETS_KEY as secrets.env in the folder says, and delete that file'
}

/** Explains why less than requested was restored, and what would bring more. */
function whatIsShort(restored: Restored<unknown>): string[] {
  const { isTargetReached, hasGap, closedFrom } = restored
  const short: string[] = []
  if (!isTargetReached)
    short.push('The log ends before the moment that was asked for: this is all that was sent')
  if (hasGap)
    short.push('A part of the log is missing: what was written after it could not be restored')
  if (closedFrom)
    short.push(
      `From ${closedFrom} on the log is sealed with another BACKUP_KEY: give that one, too, behind the first`,
    )
  return [...short, ...whatElseIsMeant(restored, short.length > 0)]
}

function whatElseIsMeant(
  { isGuessed, timeline, others }: Pick<RestoreChoice, 'isGuessed' | 'timeline' | 'others'>,
  isShort: boolean,
): string[] {
  if (!isShort && !isGuessed) return []
  return others.map((each) =>
    isGuessed
      ? `Another server has written on timeline ${each}, and which one is meant is not known: this is timeline ${timeline}; for the other add --timeline ${each}`
      : `Another timeline is there: try --timeline ${each}`,
  )
}

/** Prints which backup a restore would start from, and up to which moment it would go. */
async function sayWay(
  store: BackupStore,
  key: BackupKey | null,
  { target, timeline }: { target: Target; timeline?: number },
  say: Report['say'],
): Promise<Outcome> {
  const contents = await readContents(store, key)
  const way = chooseRestorePath(contents, target, store.where, timeline)
  const { id, finishedOn, size, version, from } = way.manifest
  const pieces = way.last - segmentAt(from) + 1
  const upTo = completeUpTo(contents, way)
  say(`Would begin with the backup of ${finishedOn}: ${shownBytes(size)}, by Estia ${version}`)
  if (contents.closed > 0) say(`${contents.closed} backups are sealed with another BACKUP_KEY`)
  say(`Would replay ${pieces} pieces of the log, on timeline ${way.timeline}`)
  if (upTo) say(`All that was committed before ${upTo} is there`)
  if (way.hasGap) say('A part of the log is missing: nothing after it can be restored')
  const elsewhere = whatElseIsMeant(way, way.hasGap)
  for (const each of elsewhere) say(each)
  const isLater = target.kind === 'time' && upTo !== null && target.at > upTo
  if (isLater) say('The moment that was asked for may be later than what was sent')
  const ok = !way.hasGap && !way.isGuessed
  return { ok, base: id, timeline: way.timeline, pieces, upTo, hasGap: way.hasGap }
}
