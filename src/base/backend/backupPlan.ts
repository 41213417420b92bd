// What the settings say about backups.
import type { BackupKey } from '#kit/backup/pack/sealing.ts'
import type { Keep } from '#kit/backup/keep.ts'

/** How it goes with what this server sends to the backups while it runs. */
export type BackupSending = {
  /** Up to then all that was handed over is there; null before the first time. */
  sentOn: string | null
  /** Since when, an instant, what was written is not sent, and why; null while all is well. */
  trouble: { since: string; why: string } | null
}

export type BackupPlan = {
  /** BACKUP_URL: an absolute folder, or `s3://…`. */
  url: string
  key: BackupKey | null
  keep: Keep
  /**
   * The folder of the embedded database, whose log is archived and of which base backups are taken; null for an external one,
   * which is backed up by its own means: then only the files are.
   */
  embedded: string | null
  /** Runs a command of `estia` in a process of its own; rejects with what it said when it failed. */
  run: (words: readonly string[]) => Promise<void>
}
