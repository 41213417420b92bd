// `estia backup`: takes a backup now.
import { takeBackup } from '#base/backups/takeBackup.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { backupPlanOf } from '../backupPlan.ts'
import { readConfig } from '../config.ts'
import { productVersion } from '../productVersion.ts'
import type { Command } from './command.ts'
import { reachDatabase } from './reachDatabase.ts'

/** Bytes read from the database per second, so that people at work do not notice. */
const gently = 40_000_000

export const backup: Command = {
  usage: '[--at-once] [--take-over] [--new-key]',
  help: `Takes a backup to BACKUP_URL, beside a working server or without one: the files that were not sent
yet, and of the embedded database everything that is needed to restore it. A server does so each
night by itself, and sends what is written in between at most a minute later; what is older than
BACKUP_KEEP is removed. With DATABASE_URL only the files are sent: the database is then backed up by
its own means.

  --at-once    makes a checkpoint and reads as quickly as it can: quicker, but felt by people at work
  --take-over  this database goes on at the place although another, from which it was restored or
               copied, went on there after that: with the server stopped. What the other one wrote
               stays and can be restored by its timeline (see estia backups)
  --new-key    BACKUP_KEY is another from now on, and the one of before is not at hand`,
  options: {
    'at-once': { type: 'boolean' },
    'take-over': { type: 'boolean' },
    'new-key': { type: 'boolean' },
  },
  mostArguments: 0,
  async run({ options }, { say, progress }) {
    const config = readConfig(process.env)
    if (config.backupUrl === undefined) throw new Error('BACKUP_URL is not set: where to?')
    const { db, embedded, close } = await reachDatabase(config, say)
    const atOnce = options['at-once'] === true
    try {
      if (options['take-over'] && embedded?.isAlone === false)
        throw new Error('A server works in this database: stop it, and take over then')
      const plan = backupPlanOf(config, embedded?.folder ?? null, () => Promise.resolve())!
      return await takeBackup({
        db,
        plan,
        atOnce,
        say,
        progress,
        files: await openFileStore(config.filesUrl, config.dataDir),
        superuser: embedded?.superuser ?? null,
        isAlone: embedded?.isAlone ?? false,
        isDecided: options['take-over'] === true,
        isNewKey: options['new-key'] === true,
        bytesPerSecond: atOnce || embedded?.isAlone ? Infinity : gently,
        version: productVersion(),
        secretsKey: config.secretsKey ?? null,
      })
    } finally {
      await close()
    }
  },
}
