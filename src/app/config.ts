// The settings of the server, read once from the environment and the files that it names. A bad one is reported in one line.
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { readKeep } from '#kit/backup/keep.ts'
import type { Keep } from '#kit/backup/keep.ts'
import { readBackupKey } from '#kit/backup/pack/sealing.ts'
import { readTrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import type { TrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { mapSourceOf, outlineAlone } from './mapSource.ts'
import type { MapSource } from './mapSource.ts'
import { givenSetting, isSettingGiven } from './settingFiles.ts'

type Environment = Record<string, string | undefined>

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'on or off' })
  .transform((value) => ['on', 'true', '1'].includes(value))

const url = (allowed: string, ...protocols: string[]) =>
  z.string().refine((text) => isUrl(text, protocols), { error: allowed })

// Only a PostgreSQL URL may have no host: it then means the local socket.
function isUrl(text: string, protocols: string[]): boolean {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {}
  return protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'))
}

const hostName = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'a host name such as pay.example.com, without https://')
  .transform((host) => host.toLowerCase())

/** The error of each is the text after "allowed is". */
const settings = {
  PORT: z.coerce
    .number({ error: 'a whole number from 0 to 65535' })
    .int('a whole number from 0 to 65535')
    .min(0, 'a whole number from 0 to 65535')
    .max(65535, 'a whole number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, 'an address or host name such as 127.0.0.1')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    'a URL such as postgres://user:password@host:5432/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => readTrustedProxies(text) !== undefined, {
      error: 'a number of proxies, or addresses and networks such as loopback, 10.0.0.0/8',
    })
    .default('loopback'),
  DATABASE_DIRECT_URL: url(
    'a URL such as postgres://user:password@host:5432/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(/[\s,]+/))
    .refine((urls) => urls.every((each) => isUrl(each, ['postgres:', 'postgresql:'])), {
      error:
        'URLs of replicas such as postgres://user:password@host:5432/name, with spaces between',
    })
    .optional(),
  ADMIN_USERNAME: z.email('an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').optional(),
  DEMO: flag.optional(),
  DEMO_OK: flag.default(false),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'production, development or test' })
    .default('development'),
  AGENCY_NAME: z.string().max(100, 'a name of at most 100 characters').default('Estia'),
  AGENCY_EMAIL: z.email('an e-mail address').default('office@example.com'),
  AGENCY_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'a phone number such as +30 2310 000 000')
    .optional(),
  PUBLIC_URL: url('a URL such as https://crm.example.com', 'http:', 'https:').optional(),
  PAYMENTS_HOST: hostName.optional(),
  PAYMENTS_ONLY: flag.default(false),
  CRM_URL: url('a URL such as https://crm.example.com', 'http:', 'https:').optional(),
  SMTP_URL: url('a URL such as smtps://user:password@host:465', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'an address such as Estia <crm@example.com>',
    )
    .optional(),
  FILES_URL: url('a URL such as s3://bucket?endpoint=https://host', 's3:').optional(),
  MAP_STYLE_URL: z
    .string()
    .refine((text) => text === outlineAlone || isUrl(text, ['http:', 'https:']), {
      error: 'a URL such as https://host/style.json, or outline',
    })
    .optional(),
  MAP_STYLE_DARK_URL: url('a URL such as https://host/dark.json', 'http:', 'https:').optional(),
  GEOCODER_URL: url('a URL such as https://nominatim.example.com', 'http:', 'https:').optional(),
  BACKUP_URL: z
    .string()
    .refine((text) => isAbsolute(text) || isUrl(text, ['s3:']) || text.startsWith('file:///'), {
      error: 'an absolute folder, or a URL such as s3://bucket/folder?endpoint=https://host',
    })
    .optional(),
  BACKUP_KEY: z
    .string()
    .refine((text) => readBackupKey(text)?.secrets.every((each) => each.length >= 32), {
      error: 'at least 32 random characters without spaces; older keys may follow after a space',
    })
    .optional(),
  BACKUP_KEEP: z
    .string()
    .refine((text) => readKeep(text) !== null, {
      error: 'days, weeks and months such as 7d 4w 12m, and at least one day',
    })
    .default('7d 4w 12m'),
  MIN_FREE_MB: z.coerce
    .number({ error: 'a whole number of megabytes, or 0' })
    .int('a whole number of megabytes, or 0')
    .min(0, 'a whole number of megabytes, or 0')
    .default(500),
  SECRETS_KEY: z.string().min(32, 'at least 32 random characters').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/, 'at least 32 random characters without spaces')
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'a whole number from 0 to 40' })
    .int('a whole number from 0 to 40')
    .min(0, 'a whole number from 0 to 40')
    .max(40, 'a whole number from 0 to 40')
    .default(0),
  ENQUIRY_SECONDS: z.coerce
    .number({ error: 'a whole number from 0 to 60' })
    .int('a whole number from 0 to 60')
    .min(0, 'a whole number from 0 to 60')
    .max(60, 'a whole number from 0 to 60')
    .default(3),
}

const schema = z.object(settings)

export type Config = Readonly<{
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Without it, the embedded database under dataDir is used. */
  databaseUrl?: string
  /** Whose X-Forwarded-* headers are believed. */
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
  smtpUrl?: string
  mailFrom: string
  filesUrl?: string
  /** Null: maps only show the embedded outline. */
  mapSource: MapSource | null
  /** URL of a Nominatim-compatible service. */
  geocoderUrl?: string
  /** An absolute folder or an s3 URL; without it nothing is backed up. */
  backupUrl?: string
  /** See readBackupKey; without it backups are not sealed. */
  backupKey?: string
  backupKeep: Keep
  /** Nothing is written with less room on a disk; 0: no disk is watched. */
  minFreeMegabytes: number
  /** If missing, a key in the database is used. */
  secretsKey?: string
  /** Without it nobody reads /metrics. */
  metricsToken?: string
  /** Seconds after SIGTERM in which the server answers on, while /readyz says that it is not ready. */
  drainSeconds: number
  /** Enquiries sent sooner than this after the form was opened are doubtful. */
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
    mailFrom:
      data.MAIL_FROM ?? `"${data.AGENCY_NAME.replace(/["\\<>@]/g, ' ')}" <${data.AGENCY_EMAIL}>`,
    filesUrl: data.FILES_URL,
    geocoderUrl: data.GEOCODER_URL,
    mapSource: mapSourceOf(data.MAP_STYLE_URL, data.MAP_STYLE_DARK_URL),
    backupUrl: data.BACKUP_URL,
    backupKey: data.BACKUP_KEY,
    backupKeep: readKeep(data.BACKUP_KEEP)!,
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

export const settingsGiven = (environment: Environment) =>
  Object.keys(settings).map((name) => ({ name, isSet: isSettingGiven(environment, name) }))

/** For a setting that is well-formed but does not work. */
export const unusable = (name: string, value: string, { message }: Error): BadSetting =>
  new BadSetting(`${name} is ${withoutSecrets(name, value)}, which cannot be used: ${message}`)

/** The value as it may be logged: no password, and a URL without credentials. */
export function withoutSecrets(name: string, value: string): string {
  if (['ADMIN_PASSWORD', 'SECRETS_KEY', 'BACKUP_KEY', 'METRICS_TOKEN'].includes(name))
    return `${value.length} characters long`
  const [user, host] = [value.indexOf('//') + 2, value.lastIndexOf('@')]
  const shown = user > 1 && host >= user ? `${value.slice(0, user)}…${value.slice(host)}` : value
  return `"${shown.replace(/\?.*/, '?…')}"`
}
