// What the settings say about backups.
import type { BackupKey } from '#base/copies/pack/sealing.ts'
import type { Keep } from '#base/copies/keep.ts'

/** How it goes with what this server sends to the backups while it runs. */
export type BackupSending = {
  /** Up to then all that was handed over is there; null before the first time. */
  sentOn: string | null
  /** Since when, an instant, what was written is not sent, and why, with its `errorCode`; null while all is well. */
  trouble: { since: string; why: string; code: string } | null
  /** Another server that wanted to send its backups there in the last day; null if there was none. */
  refused: { host: string; on: string } | null
  /** What can be restored, as it was found lately; null before the first look. */
  restorable: Restorable | null
}

export type Restorable = {
  /** The oldest first, with bytes of the database and of what is stored. */
  bases: { finishedOn: string; size: number; stored: number }[]
  /** Every moment from here on; null while there is none. */
  from: string | null
  upTo: string | null
}

/** A program of the operator that is told what is wrong. */
export type AlertTarget = {
  url: string
  /** Base64; null where nothing is signed. */
  secret: string | null
}

export type BackupPlan = {
  alerts: AlertTarget | null
  /** BACKUP_URL: an absolute folder, or `s3://…`. */
  url: string
  key: BackupKey | null
  keep: Keep
  /**
   * The folder of the embedded database, whose log is archived and of which base backups are taken; null for an external one,
   * which is backed up by its own means: then only the files are.
   */
  embedded: string | null
  /** Milliseconds after which a server that has not been heard of may be replaced at the place. */
  silence: number
  /** Runs a command of `estia` in a process of its own; rejects with what it said when it failed. */
  run: (words: readonly string[]) => Promise<void>
}
