// `estia restore-files`: brings back files that the storage has lost, for a database that is restored by its own means.
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { restoreFiles } from '#base/backups/restoreFiles.ts'
import { readConfig } from '../config.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'
import { givenBackups } from './givenBackups.ts'
import { reachDatabase } from './reachDatabase.ts'

export const restoreFilesCommand: Command = {
  usage: '--from URL',
  help: `Brings back into the file storage of the settings what the database of the settings names and the
storage does not have. For a database with DATABASE_URL, which is restored by its own means, and for a
storage that was lost. What is there stays as it is. Ends with 1 when files are missing in the backup.
Afterwards "estia adopt-files" may be needed: the start says so.

  --from URL   where the backup is: what BACKUP_URL says`,
  options: { from: { type: 'string' } },
  mostArguments: 0,
  async run({ options: { from } }, { say, progress }) {
    if (typeof from !== 'string') throw new UsageError('--from is needed')
    const config = readConfig(process.env)
    const store = await givenBackups(from)
    const key = readBackupKey(config.backupKey)
    const { pool, close } = await reachDatabase(config, say)
    try {
      const client = await pool.connect()
      try {
        const into = await openFileStore(config.filesUrl, config.dataDir)
        const found = await restoreFiles(client, { store, key }, onlyLost(into), (done) =>
          progress(`Files: ${done}`),
        )
        say(`${found.files} files are there`)
        if (found.missingCount > 0) say(`${found.missingCount} files are not in the backup:`)
        for (const name of found.missing) say(`  ${name}`)
        return { ok: found.missingCount === 0, files: found.files, missing: found.missing }
      } finally {
        client.release(true)
      }
    } finally {
      await close()
    }
  },
}

/** Writes only missing files; existing ones are not even fetched. */
const onlyLost = (files: FileStore) => ({
  ...files,
  async has(name: string): Promise<boolean> {
    try {
      const content = await files.read(name)
      content.destroy()
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  },
})
