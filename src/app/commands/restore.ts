// `estia restore`: brings the agency back to a moment, in a new folder.
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { restore as restoreDatabase } from '#kit/backup/restore/restore.ts'
import { readBackupKey } from '#kit/backup/pack/sealing.ts'
import type { BackupStore } from '#kit/backup/store/backupStore.ts'
import { folderStore } from '#kit/files/folderStore.ts'
import { adoptFiles, markOfDatabase } from '#base/files/mark/storageMark.store.ts'
import { fingerprintOf, readSecrets } from '#base/backups/keptSecrets.ts'
import { restoreFiles } from '#base/backups/restoreFiles.ts'
import { readConfig } from '../config.ts'
import { Misused } from './command.ts'
import type { Command } from './command.ts'
import { givenBackups } from './givenBackups.ts'
import { readMoment } from './readMoment.ts'
import { fromWhereStarted } from './startedIn.ts'

export const restore: Command = {
  usage: "--from URL --into FOLDER [--to 'YYYY-MM-DD HH:MM']",
  help: `Restores a backup of the embedded database into a new folder, with its files: to the last moment that
is there, or to any other that is kept. Nothing is changed but that folder, and nothing is started:
afterwards set DATA_DIR to the folder, and start the server. Needs no other setting but BACKUP_KEY,
where the backup was sealed with one.

  --from URL      where the backup is: what BACKUP_URL says
  --into FOLDER   a folder that does not exist or is empty
  --to MOMENT     local time in Greece, such as '2026-11-25 14:30' or '2026-11-25 14:30:05';
                  with a zone ('2026-11-25T12:30:05Z') that time`,
  options: { from: { type: 'string' }, into: { type: 'string' }, to: { type: 'string' } },
  mostArguments: 0,
  async run({ options }, { say, progress }) {
    const { from, into, to } = options
    if (typeof from !== 'string' || typeof into !== 'string')
      throw new Misused('--from and --into are needed')
    const at = typeof to === 'string' ? readMoment(to) : null
    const { backupKey, secretsKey } = readConfig(process.env)
    const key = readBackupKey(backupKey)
    const store = await givenBackups(from)
    const folder = fromWhereStarted(into)
    if (at) say(`Restoring to ${at}`)
    const { manifest, reached, isTargetReached, hasGap, found } = await restoreDatabase({
      ...{ store, key, into: folder, report: { say, progress } },
      target: at ? { kind: 'time', at } : { kind: 'end' },
      inspect: async (client, { dataDir, manifest: { noted } }) => {
        if (typeof noted['filesStayIn'] === 'string') return withoutFiles(noted['filesStayIn'])
        const files = folderStore(join(dataDir, 'files'))
        const restored = await restoreFiles(client, { store, key }, files, (done) =>
          progress(`Files: ${done}`),
        )
        // Database and files belong together from the first start on.
        if ((await markOfDatabase(client)).mark !== null) await adoptFiles(client, files)
        const secrets = await bringSecrets({ store, key }, secretsKey, dataDir)
        return { ...restored, filesStayIn: null, secrets }
      },
    })
    say(`Restored into ${folder}: to ${reached ?? manifest.finishedOn}, with ${found.files} files`)
    if (!isTargetReached) say('The backup has nothing later: this is all of it')
    if (hasGap) say('A part of the log is missing: what was written after it could not be restored')
    if (found.missingCount > 0) say(`${found.missingCount} files are not in the backup:`)
    for (const name of found.missing) say(`  ${name}`)
    if (found.secrets) say(found.secrets)
    if (found.filesStayIn === 'FILES_URL')
      say('Files are not in this backup: they stay in FILES_URL')
    else if (found.filesStayIn)
      say(`Files are not in this backup: move ${found.filesStayIn} to ${join(folder, 'files')}`)
    say(`Set DATA_DIR=${folder} and start the server`)
    return {
      ok: found.missingCount === 0 && !hasGap,
      reached,
      isTargetReached,
      hasGap,
      base: manifest.id,
      files: found.files,
      missing: found.missing,
    }
  },
}

/** A backup before an upgrade, which changes no file. */
const withoutFiles = (filesStayIn: string) => ({
  ...{ files: 0, missing: [], missingCount: 0, secrets: null },
  filesStayIn,
})

/** Answers what to do about the key that seals secrets; null if there is nothing to do. */
async function bringSecrets(
  backups: { store: BackupStore; key: ReturnType<typeof readBackupKey> },
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
