// The backup settings.
import type { BackupKey } from '#base/copies/pack/sealing.ts'
import type { RetentionRule } from '#base/copies/keep.ts'

/** The progress of this server's continuous sending. */
export type BackupSending = {
  /** Everything archived up to this time has been sent; null before the first time. */
  sentOn: string | null
  /** Since when sending fails, an instant, and why, with its `errorCode`; null while it works. */
  trouble: { since: string; why: string; code: string } | null
  /** Another server that tried to send its backups there within the last day; null if none. */
  refused: { host: string; on: string } | null
  /** What can be restored, as of the last check; null before the first one. */
  restorable: Restorable | null
}

export type Restorable = {
  /** Oldest first, with the sizes of the database and of the stored backup in bytes. */
  bases: { finishedOn: string; size: number; stored: number }[]
  /** Every later moment can be restored; null if none can. */
  from: string | null
  upTo: string | null
}

/** A program of the operator that receives problem reports. */
export type AlertTarget = {
  url: string
  /** Base64; null for unsigned reports. */
  secret: string | null
}

export type BackupPlan = {
  alerts: AlertTarget | null
  /** BACKUP_URL: an absolute folder, or `s3://…`. */
  url: string
  key: BackupKey | null
  keep: RetentionRule
  /**
   * The folder of the embedded database, whose log is archived and of which base backups are taken. Null for an external
   * database, which is backed up by its own means: then only the files are backed up here.
   */
  embedded: string | null
  /** Milliseconds of silence after which another server may take over the place. */
  silence: number
  /** Runs a command of `estia` in a separate process; rejects with its output if it fails. */
  run: (words: readonly string[]) => Promise<void>
}
