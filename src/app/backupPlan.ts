import { readBackupKey } from '#base/copies/pack/sealing.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import type { Config } from './config.ts'

/** Null without BACKUP_URL. */
export const backupPlanOf = (
  { backupUrl, backupKey, backupKeep, backupSilence, alertUrl, alertSecret }: Config,
  embedded: string | null,
  run: BackupPlan['run'],
): BackupPlan | null =>
  backupUrl === undefined
    ? null
    : {
        url: backupUrl,
        key: readBackupKey(backupKey),
        keep: backupKeep,
        embedded,
        run,
        silence: backupSilence * 1000,
        alerts: alertUrl === undefined ? null : { url: alertUrl, secret: alertSecret ?? null },
      }
