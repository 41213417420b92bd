// The allowed values of each setting. Error texts are for the operator.
import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { readRetentionRule } from '#base/copies/keep.ts'
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import { readTrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { outlineAlone } from './mapSource.ts'

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

/** A whole number in this range, both included. */
function whole(from: number, to: number) {
  const error = `a whole number from ${from} to ${to}`
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error)
}

const hostName = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'a host name such as pay.example.com, without https://')
  .transform((host) => host.toLowerCase())

/** The error of each is the text after "allowed is". */
export const settings = {
  PORT: whole(0, 65_535).default(3000),
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
  MAIL_HELD_BACK: flag.default(false),
  MAIL_HOSTS_INSIDE: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every((each) => /^[\w.-]+(:\d{1,5})?$/.test(each)), {
      error: 'hosts such as mail.local or 10.0.0.5:25, with spaces between',
    })
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
    .refine((text) => readRetentionRule(text) !== null, {
      error: 'days, weeks and months such as 7d 4w 12m, and at least one day',
    })
    .default('7d 4w 12m'),
  BACKUP_SILENCE: whole(2, 3_600).default(120),
  ALERT_URL: url('a URL such as https://host/alerts', 'http:', 'https:').optional(),
  ALERT_SECRET: z
    .string()
    .regex(/^(?:whsec_)?[A-Za-z\d+/]{32,128}={0,2}$/, {
      error: 'at least 24 random bytes as base64, with whsec_ in front or not',
    })
    .optional(),
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
  DRAIN_SECONDS: whole(0, 40).default(0),
  ENQUIRY_SECONDS: whole(0, 60).default(3),
}
