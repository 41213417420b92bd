// The dependencies that the handlers of every feature get when the server is built.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Replicas } from '#kit/db/replicas/replicas.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DiskSpaceWatch } from '#kit/files/watchDiskSpace.ts'
import type { FollowedTexts, Translate } from '#kit/i18n/translator.ts'
import type { NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Geocoder } from './geocoder.ts'
import type { LiveAgency } from './agencyFacts.ts'
import type { MailEnvironment } from './mailEnvironment.ts'
import type { BackupPlan, BackupSending } from './backupPlan.ts'
import type { ServerFacts } from './serverFacts.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Backend = {
  http: FastifyInstance
  db: Db
  /** For expensive reads: see `Reading`. */
  replicas: Replicas
  files: FileStore
  /** Free space on the disks of this server. */
  room: DiskSpaceWatch
  mail: Mailer
  mailEnvironment: MailEnvironment
  jobs: Jobs
  texts: FollowedTexts
  translate: Translate
  log: FastifyBaseLogger
  /** Limits which hosts the URLs that people enter may lead to. */
  reach: NetworkReach
  /** The base URL of the product for links in mail, without a trailing slash. */
  publicUrl: string
  /** Encrypts secrets in the database; null: use a key that is in the database too. */
  secretsKey: string | null
  /** The shortest time in seconds in which a person can fill in the form of the public site. */
  enquirySeconds: number
  /** The service that looks up positions of addresses; null if none is configured. */
  geocoder: Geocoder | null
  agency: LiveAgency
  /** Null: there are no backups. */
  backup: BackupPlan | null
  /** Null if this server sends nothing. */
  backupSending: () => BackupSending | null
  server: ServerFacts
  /** Exactly this host, or every host when `paymentsOnly`, gets the payments-only variant. */
  paymentsHost: string | null
  paymentsOnly: boolean
  /** The CRM's URL for links out of the payments-only variant; null if unknown. */
  crmUrl: string | null
}
