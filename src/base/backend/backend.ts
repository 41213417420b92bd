// What the handlers of every feature are given when the server is put together.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { FollowedTexts, Translate } from '#kit/i18n/translator.ts'
import type { Reach } from '#kit/http/outside/fetchOutside.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Geocoder } from './geocoder.ts'
import type { LiveAgency } from './agencyFacts.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Backend = {
  http: FastifyInstance
  db: Db
  files: FileStore
  mail: Mailer
  jobs: Jobs
  texts: FollowedTexts
  translate: Translate
  log: FastifyBaseLogger
  /** What addresses that people enter may lead to. */
  reach: Reach
  /** The address that people reach the product at, without a slash at its end; for links in mail. */
  publicUrl: string
  /** What secrets are sealed with in the database; null: a key that is in it too. */
  secretsKey: string | null
  /** Nobody fills in the form of the public site in less: in seconds. */
  enquirySeconds: number
  /** Where the positions of addresses are asked for; null: nowhere. */
  geocoder: Geocoder | null
  /** Whom visitors of the public site reach. */
  agency: LiveAgency
  /** Exactly this host, or every host when `paymentsOnly`, gets the payments-only variant. */
  paymentsHost: string | null
  paymentsOnly: boolean
  /** Where staff reach the CRM from the payments-only variant; null where that is not known. */
  crmUrl: string | null
}
