// The settings of the server, read once from the environment and the files that it names. A bad one is reported in one line.
import { resolve } from 'node:path'
import { z } from 'zod'
import { readRetentionRule } from '#base/copies/keep.ts'
import type { RetentionRule } from '#base/copies/keep.ts'
import { readTrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import type { TrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { mapSourceOf } from './settings/mapSource.ts'
import type { MapSource } from './settings/mapSource.ts'
import { givenSetting, isSettingGiven } from './settings/settingFiles.ts'
import { settings } from './settings/settings.ts'

type Environment = Record<string, string | undefined>

const schema = z.object(settings)

export type Config = Readonly<{
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Without it, the embedded database under dataDir is used. */
  databaseUrl?: string
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: TrustedProxies
  /** A connection without a pooler; databaseUrl then leads to a pooler. */
  databaseDirectUrl?: string
  /** Replicas of the database. */
  databaseReadUrls: readonly string[]
  adminUsername: string
  /** If missing, one is generated. */
  adminPassword?: string
  /** Unset: on for a new embedded database. */
  demo?: boolean
  /** Allows a demo database in production and on a host that others can reach. */
  demoOk: boolean
  production: boolean
  /** Without a trailing slash. */
  publicUrl: string
  /** The contact on the public site. */
  agency: { name: string; email: string; phone: string | null }
  paymentsHost?: string
  paymentsOnly: boolean
  /** URL of the CRM, for links from the payments-only variant; null if unknown. */
  crmUrl: string | null
  /** Without it administrators enter the mail server. */
  smtpUrl?: string
  /** Without it administrators enter the sender. */
  mailFrom?: string
  /** Whether all mail is written to the outbox. */
  mailHeldBack: boolean
  /** Mail servers of the own network that administrators may enter. */
  mailHostsInside: readonly string[]
  filesUrl?: string
  /** Null: maps only show the embedded outline. */
  mapSource: MapSource | null
  /** URL of a Nominatim-compatible service. */
  geocoderUrl?: string
  /** An absolute folder or an s3 URL; without it nothing is backed up. */
  backupUrl?: string
  /** See readBackupKey; without it backups are not encrypted. */
  backupKey?: string
  backupKeep: RetentionRule
  /** Seconds of silence after which another server may take over the place of backups. */
  backupSilence: number
  /** URL that is notified about problems with backups. */
  alertUrl?: string
  alertSecret?: string
  /** With less free space on a disk nothing is written; 0: no disk is watched. */
  minFreeMegabytes: number
  /** If missing, a key in the database is used. */
  secretsKey?: string
  /** Without it nobody reads /metrics. */
  metricsToken?: string
  /** Seconds after SIGTERM in which the server answers on, while /readyz says that it is not ready. */
  drainSeconds: number
  /** Enquiries sent sooner than this after the form was opened are suspicious. */
  enquirySeconds: number
}>

/** A setting that prevents the start; the message is for the operator. */
export class BadSetting extends Error {}

/** Empty variables count as not set. Throws one line, for the operator. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.keys(settings).map((name) => [name, givenSetting(environment, name)]),
  )
  const { data, error } = schema.safeParse(given)
  if (!data) throw badSetting(given, error)
  const production = data.NODE_ENV === 'production'
  if (production && data.DEMO)
    throw new BadSetting('DEMO is "on", but with NODE_ENV=production allowed is only off')
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL)
    throw new BadSetting(
      'DATABASE_URL is not set, but with DATABASE_DIRECT_URL allowed is only the URL of a pooler',
    )
  if (data.DATABASE_READ_URL && !data.DATABASE_URL)
    throw new BadSetting(
      'DATABASE_URL is not set, but with DATABASE_READ_URL allowed is only the URL of the primary',
    )
  const shownHost = ['0.0.0.0', '::'].includes(data.HOST) ? 'localhost' : data.HOST
  const publicUrl = (data.PUBLIC_URL ?? `http://${bracketed(shownHost)}:${data.PORT}`).replace(
    /(?<!\/)\/+$/,
    '',
  )
  // A payments-only server is not the CRM itself.
  const isCrm = !data.PAYMENTS_ONLY || data.PAYMENTS_HOST !== undefined
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    trustedProxies: readTrustedProxies(data.TRUST_PROXY)!,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrls: data.DATABASE_READ_URL ?? [],
    adminUsername: data.ADMIN_USERNAME.toLowerCase(),
    adminPassword: data.ADMIN_PASSWORD,
    demo: production ? false : data.DEMO,
    demoOk: data.DEMO_OK,
    production,
    publicUrl,
    agency: {
      name: data.AGENCY_NAME,
      email: data.AGENCY_EMAIL,
      phone: data.AGENCY_PHONE ?? null,
    },
    paymentsHost: data.PAYMENTS_HOST,
    paymentsOnly: data.PAYMENTS_ONLY,
    crmUrl: data.CRM_URL?.replace(/(?<!\/)\/+$/, '') ?? (isCrm ? publicUrl : null),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailHeldBack: data.MAIL_HELD_BACK,
    mailHostsInside: data.MAIL_HOSTS_INSIDE ?? [],
    filesUrl: data.FILES_URL,
    geocoderUrl: data.GEOCODER_URL,
    mapSource: mapSourceOf(data.MAP_STYLE_URL, data.MAP_STYLE_DARK_URL),
    backupUrl: data.BACKUP_URL,
    backupKey: data.BACKUP_KEY,
    backupKeep: readRetentionRule(data.BACKUP_KEEP)!,
    backupSilence: data.BACKUP_SILENCE,
    alertUrl: data.ALERT_URL,
    alertSecret: data.ALERT_SECRET,
    minFreeMegabytes: data.MIN_FREE_MB,
    secretsKey: data.SECRETS_KEY,
    metricsToken: data.METRICS_TOKEN,
    drainSeconds: data.DRAIN_SECONDS,
    enquirySeconds: data.ENQUIRY_SECONDS,
  })
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

function badSetting(given: Environment, error: z.ZodError): BadSetting {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  return new BadSetting(
    `${name} is ${withoutSecrets(name, given[name] ?? '')}, allowed is ${issue?.message}`,
  )
}

export const settingStates = (environment: Environment) =>
  Object.keys(settings).map((name) => ({ name, isSet: isSettingGiven(environment, name) }))

/** For a setting that is well-formed but does not work. */
export const unusable = (name: string, value: string, { message }: Error): BadSetting =>
  new BadSetting(`${name} is ${withoutSecrets(name, value)}, which cannot be used: ${message}`)

/** The alert URL too: that of a chat has its password in the path. */
const secretSettings = new Set([
  'ADMIN_PASSWORD',
  'SECRETS_KEY',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'ALERT_SECRET',
  'ALERT_URL',
])

/** The value as it may be logged: no password, and a URL without credentials. */
export function withoutSecrets(name: string, value: string): string {
  if (secretSettings.has(name)) return `${value.length} characters long`
  const [user, host] = [value.indexOf('//') + 2, value.lastIndexOf('@')]
  const shown = user > 1 && host >= user ? `${value.slice(0, user)}…${value.slice(host)}` : value
  return `"${shown.replace(/\?.*/, '?…')}"`
}
