import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

test('without settings the server listens for this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    adminUsername: 'admin@example.com',
    publicUrl: 'http://127.0.0.1:3000',
    production: false,
    paymentsOnly: false,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 })
})

test('settings are taken as given', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    DATABASE_URL: 'postgres://me@db/estia',
    DEMO: 'off',
    PAYMENTS_ONLY: 'on',
    PUBLIC_URL: 'https://crm.example.gr/',
    FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:9000',
  })
  expect(config).toMatchObject({ port: 8080, demo: false, paymentsOnly: true })
  expect(config.publicUrl).toBe('https://crm.example.gr')
  expect(readConfig({ HOST: '::', PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('replicas are named with spaces between', () => {
  const urls = ['postgres://me@second/estia', 'postgres://me@third/estia']
  const given = { DATABASE_URL: 'postgres://me@first/estia', DATABASE_READ_URL: urls.join(' ') }
  expect(readConfig(given).databaseReadUrls).toEqual(urls)
  expect(readConfig({}).databaseReadUrls).toEqual([])
})

test('proxies are trusted by their number or by their addresses', () => {
  expect(readConfig({}).trustedProxies).toEqual(['loopback'])
  expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ])
})

test.each([
  [{ PORT: '80a' }, 'PORT is "80a", allowed is a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT is "65536", allowed is a whole number from 0 to 65535'],
  [{ PORT: '1.5' }, 'PORT is "1.5", allowed is a whole number from 0 to 65535'],
  [
    { HOST: 'http://x' },
    'HOST is "http://x", allowed is an address or host name such as 127.0.0.1',
  ],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe", allowed is on or off'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod", allowed is production, development or test'],
  ...['10.0.0.0/33', '0.0.0.0/0', 'proxy', '10.0.0.1,', 'true', '11'].map(
    (given): [Record<string, string>, string] => [
      { TRUST_PROXY: given },
      `TRUST_PROXY is "${given}", allowed is a number of proxies, or addresses and networks such as loopback, 10.0.0.0/8`,
    ],
  ),
  [{ DRAIN_SECONDS: '41' }, 'DRAIN_SECONDS is "41", allowed is a whole number from 0 to 40'],
  [{ ENQUIRY_SECONDS: '-1' }, 'ENQUIRY_SECONDS is "-1", allowed is a whole number from 0 to 60'],
  [{ ADMIN_USERNAME: 'admin' }, 'ADMIN_USERNAME is "admin", allowed is an e-mail address'],
  [{ PUBLIC_URL: 'crm' }, 'PUBLIC_URL is "crm", allowed is a URL such as https://crm.example.com'],
  [
    { MAIL_FROM: 'Estia' },
    'MAIL_FROM is "Estia", allowed is an address such as Estia <crm@example.com>',
  ],
  [
    { FILES_URL: 's3://' },
    'FILES_URL is "s3://", allowed is a URL such as s3://bucket?endpoint=https://host',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://me@db/estia' },
    'DATABASE_URL is not set, but with DATABASE_DIRECT_URL allowed is only the URL of a pooler',
  ],
  [
    { DATABASE_READ_URL: 'postgres://me@db/estia' },
    'DATABASE_URL is not set, but with DATABASE_READ_URL allowed is only the URL of the primary',
  ],
  [
    {
      DATABASE_URL: 'postgres://me@db/estia',
      DATABASE_READ_URL: 'postgres://me:hidden@db/estia 10.0.0.2',
    },
    'DATABASE_READ_URL is "postgres://…@db/estia 10.0.0.2", allowed is URLs of replicas such as postgres://user:password@host:5432/name, with spaces between',
  ],
  [
    { NODE_ENV: 'production', DEMO: 'on' },
    'DEMO is "on", but with NODE_ENV=production allowed is only off',
  ],
])('%o stops the start with one line that says what is allowed', (environment, line) => {
  expect(() => readConfig(environment)).toThrow(new BadSetting(line))
})

test('a bad secret is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(
    /^DATABASE_URL is "mysql:\/\/…@db", allowed is a URL such as postgres:/,
  )
  expect(() => readConfig({ SECRETS_KEY: 'hunter2' })).toThrow('SECRETS_KEY is 7 characters long')
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(
    'ADMIN_PASSWORD is 7 characters long, allowed is at least 8 characters',
  )
})

test('maps show streets unless the outline alone is asked for', () => {
  expect(readConfig({}).mapSource?.light).toBe('https://tiles.openfreemap.org/styles/bright')
  expect(readConfig({ MAP_STYLE_URL: 'outline' }).mapSource).toBeNull()
  const own = 'https://maps.example.com/day.json'
  expect(readConfig({ MAP_STYLE_URL: own }).mapSource).toMatchObject({ light: own, dark: own })
  const dark = 'https://maps.example.com/night.json'
  expect(readConfig({ MAP_STYLE_URL: own, MAP_STYLE_DARK_URL: dark }).mapSource?.dark).toBe(dark)
  expect(() => readConfig({ MAP_STYLE_URL: 'contour' })).toThrow(
    'MAP_STYLE_URL is "contour", allowed is a URL such as https://host/style.json, or outline',
  )
})

test('production never starts with demo data', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readConfig({}).demo).toBeUndefined()
})
