import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dnsServer } from '#kit/testing/dnsServer.ts'
import type { Zone } from '#kit/testing/dnsServer.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import type { MailEnvironment } from '#base/backend/mailEnvironment.ts'
import { mailProviders } from '../consent/providers.ts'
import type { DomainCheck } from './domainCheck.contract.ts'

/** The sender and the server in force, changed by tests. */
const mailEnvironment: MailEnvironment = {
  smtpUrl: null,
  from: null,
  defaultFrom: { name: 'Estia', address: 'office@white-tower.gr' },
  isHeldBack: false,
  hostsInside: [],
  providers: mailProviders,
}
const zone: Zone = {}
const serverAddress = '203.0.113.7'
let dns: Awaited<ReturnType<typeof dnsServer>>
let app: TestApp
beforeAll(async () => {
  dns = await dnsServer(zone)
  app = await testApp({
    mailEnvironment,
    reach: {
      resolve: async () => [{ address: serverAddress, family: 4 }],
      inside: [],
      dnsServers: [dns.address],
    },
  })
})
afterAll(async () => {
  await app.close()
  await dns.close()
})
beforeEach(async () => {
  for (const name of Object.keys(zone)) delete zone[name]
  dns.questions.splice(0)
  sendBy('smtp://mail.white-tower.gr')
  zone['white-tower.gr'] = {}
  await sql`TRUNCATE "signInFailure"`.execute(app.db)
})

function sendBy(smtpUrl: string | null, sender = 'office@white-tower.gr'): void {
  Object.assign(mailEnvironment, { smtpUrl, from: { name: 'Estia', address: sender } })
}
const txt = (...texts: string[]) => ({ TXT: texts })
const url = (selector?: string) =>
  `/api/MailSettings/domain${selector === undefined ? '' : `?selector=${encodeURIComponent(selector)}`}`
async function check(selector?: string): Promise<DomainCheck> {
  const answer = await app.call('GET', url(selector))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const findings = async (selector?: string) => (await check(selector)).findings!
const spfOf = async (...texts: string[]) => {
  zone['white-tower.gr'] = txt(...texts)
  return (await findings()).spf
}

test('a domain without any record gets the records to add', async () => {
  const { spf, dkim, dmarc } = await findings()
  expect(spf).toMatchObject({
    state: 'bad',
    result: 'none',
    proposal: {
      name: 'white-tower.gr',
      value: 'v=spf1 a:mail.white-tower.gr ~all',
      isInstead: false,
    },
    isGuess: true,
  })
  expect(dkim).toMatchObject({ state: 'attention', result: 'notFound', found: [] })
  expect(dmarc).toMatchObject({
    state: 'bad',
    result: 'missing',
    proposal: {
      name: '_dmarc.white-tower.gr',
      value: 'v=DMARC1; p=none; rua=mailto:office@white-tower.gr',
    },
  })
})

test.each([
  ['its network', 'v=spf1 ip4:203.0.113.0/24 -all', 'allowed'],
  ['its name', 'v=spf1 a:mail.white-tower.gr -all', 'allowed'],
  ['the hosts that take mail', 'v=spf1 mx -all', 'allowed'],
  ['a record elsewhere', 'v=spf1 redirect=_spf.host.gr', 'allowed'],
  ['a macro', 'v=spf1 exists:%{ir}.%{v}.list.host.gr -all', 'allowed'],
  ['the last of several includes', 'v=spf1 include:other.gr include:_spf.host.gr ~all', 'allowed'],
  ['nobody, softly', 'v=spf1 ip4:198.51.100.1 ~all', 'softfail'],
  ['nobody', 'v=spf1 -all', 'fail'],
  ['nobody, and says nothing of others', 'v=spf1 ip4:198.51.100.1', 'notNamed'],
  ['everybody', 'v=spf1 +all', 'everyone'],
])('SPF that names %s', async (_name, record, result) => {
  zone['mail.white-tower.gr'] = { A: [serverAddress] }
  zone['_spf.host.gr'] = txt(`v=spf1 ip4:${serverAddress} -all`)
  zone['other.gr'] = txt('v=spf1 ip4:198.51.100.9 -all')
  zone['7.113.0.203.in-addr.list.host.gr'] = { A: ['127.0.0.2'] }
  zone['white-tower.gr'] = { MX: ['mail.white-tower.gr'], TXT: ['other', record] }
  const { spf } = await findings()
  expect(spf.result).toBe(result)
  expect(spf.found).toEqual([{ name: 'white-tower.gr', value: record }])
})

test('another include of the server’s provider counts', async () => {
  sendBy('smtp://smtp.papaki.gr')
  zone['spf.papaki.gr'] = txt('v=spf1 ip4:198.51.100.9 -all')
  expect(await spfOf('v=spf1 include:spf.papaki.gr -all')).toMatchObject({
    state: 'good',
    result: 'sameProvider',
  })
})

test.each([
  ['two records', ['v=spf1 mx ~all', 'v=spf1 a -all'], 'two', 'white-tower.gr'],
  ['a mistyped term', ['v=spf1 ipv4:203.0.113.7 -all'], 'syntax', 'ipv4:203.0.113.7'],
  ['an address that is none', ['v=spf1 ip4:203.0.113.777 -all'], 'syntax', 'ip4:203.0.113.777'],
  ['an include of nothing', ['v=spf1 include:gone.gr ~all'], 'brokenInclude', 'gone.gr'],
  ['a circle', ['v=spf1 include:white-tower.gr ~all'], 'tooMany', null],
  ['eleven lookups', [`v=spf1 ${'a:host.gr '.repeat(11)}~all`], 'tooMany', null],
])('SPF with %s does not count', async (_name, records, result, culprit) => {
  expect(await spfOf(...records)).toMatchObject({ state: 'bad', result, culprit })
})

test('a proposed SPF record keeps what is there, and is one', async () => {
  sendBy('smtp://smtp.gmail.com')
  zone['_spf.google.com'] = txt('v=spf1 ip4:198.51.100.0/24 ~all')
  const value = async (...texts: string[]) => (await spfOf(...texts)).proposal?.value
  expect(await value('v=spf1 mx -all')).toBe('v=spf1 mx include:_spf.google.com -all')
  expect(await value('v=spf1 mx ~all', 'v=spf1 mx a -all')).toBe(
    'v=spf1 mx a include:_spf.google.com ~all',
  )
  expect(await value('v=spf1 mx +all')).toBe('v=spf1 mx include:_spf.google.com ~all')
  const right = await spfOf('v=spf1 include:_spf.google.com ~all')
  expect(right).toMatchObject({ result: 'provider', proposal: null, isGuess: false })
})

const keyOf = (modulusLength: number) => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}

test.each([
  ['of RSA', `v=DKIM1; k=rsa; p=${keyOf(1024)}`, 'valid', 'good', 1024],
  ['without a version', `p=${keyOf(2048)}`, 'valid', 'good', 2048],
  [
    'of an elliptic curve',
    `k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`,
    'valid',
    'good',
    null,
  ],
  ['marked as a test', `v=DKIM1; t=s:y; p=${keyOf(1024)}`, 'testing', 'attention', 1024],
  ['of 768 bits', `v=DKIM1; p=${keyOf(768)}`, 'short', 'bad', 768],
  ['withdrawn', 'v=DKIM1; p=', 'revoked', 'bad', null],
  ['cut off', 'v=DKIM1; p=MIGfMA0GCSqGSIb3', 'broken', 'bad', null],
  ['of another version', `v=DKIM2; p=${keyOf(1024)}`, 'broken', 'bad', null],
])('a key of DKIM %s is told', async (_name, record, result, state, bits) => {
  zone['mail._domainkey.white-tower.gr'] = txt(record)
  expect((await findings()).dkim).toMatchObject({ state, result, bits, selector: 'mail' })
})

test('a key under another name is found by its selector', async () => {
  zone['est2026._domainkey.white-tower.gr'] = txt(`v=DKIM1; p=${keyOf(1024)}`)
  expect((await findings()).dkim).toMatchObject({ result: 'notFound' })
  expect((await findings('est2026')).dkim).toMatchObject({ result: 'valid', selector: 'est2026' })
  expect((await findings('est2027')).dkim).toMatchObject({ result: 'selectorNotFound' })
  const refused = await app.call('GET', url('no selector'))
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().errors)).toEqual(['selector'])
})

test.each([
  ['v=DMARC1; p=reject', { result: 'reject', state: 'good', proposal: null }],
  ['v=DMARC1; p=Quarantine; aspf=s', { state: 'good', isStrict: { spf: true, dkim: false } }],
  ['v=DMARC1; p=reject; pct=20', { state: 'attention', isTesting: true }],
  [
    'v=DMARC1; p=none',
    { proposal: { value: 'v=DMARC1; p=none; rua=mailto:office@white-tower.gr' } },
  ],
  [
    'v=DMARC1;p=none;sp=none;rua=mailto:a@b.gr',
    { proposal: { value: 'v=DMARC1; p=quarantine;sp=none;rua=mailto:a@b.gr' } },
  ],
  ['v=DMARC1; p=nothing', { result: 'syntax', culprit: 'p=nothing', state: 'bad' }],
  ['v=DMARC1; quarantine', { result: 'syntax', state: 'bad' }],
])('DMARC %s', async (record, expected) => {
  zone['_dmarc.white-tower.gr'] = txt('other', record)
  expect((await findings()).dmarc).toMatchObject(expected)
})

test('DMARC of a higher domain counts for one below it, that of a public suffix does not', async () => {
  sendBy('smtp://mail.white-tower.gr', 'office@crm.white-tower.com.gr')
  zone['crm.white-tower.com.gr'] = {}
  zone['_dmarc.com.gr'] = txt('v=DMARC1; p=reject; psd=y')
  zone['_dmarc.white-tower.com.gr'] = txt('v=DMARC1; p=reject; sp=none; rua=mailto:a@b.gr')
  expect((await findings()).dmarc).toMatchObject({
    result: 'none',
    inheritedFrom: 'white-tower.com.gr',
    proposal: null,
  })
  zone['_dmarc.white-tower.com.gr'] = txt('v=DMARC1; p=none', 'v=DMARC1; p=reject')
  sendBy('smtp://mail.white-tower.gr', 'office@white-tower.com.gr')
  zone['white-tower.com.gr'] = {}
  expect((await findings()).dmarc).toMatchObject({ result: 'two', inheritedFrom: null })
})

test.each([
  ['office@gmail.com', 'smtp://smtp.gmail.com', 'freemail'],
  ['office@gmail.com', 'smtp://mail.white-tower.gr', 'freemailElsewhere'],
  ['office@yahoo.gr', 'smtp://smtp.mail.yahoo.com', 'freemail'],
  ['office@localhost', 'smtp://mail.white-tower.gr', 'inside'],
  ['office@example.com', 'smtp://mail.white-tower.gr', 'inside'],
  ['office@[10.0.0.1]', 'smtp://mail.white-tower.gr', 'inside'],
])('for %s nothing is looked up', async (sender, server, kind) => {
  sendBy(server, sender)
  expect(await check()).toMatchObject({ kind, findings: null })
  expect(dns.questions).toEqual([])
})

test('a sender in Greek letters is looked up as DNS writes it', async () => {
  sendBy('smtp://mail.white-tower.gr', 'office@σπίτι.gr')
  expect((await check()).domain).toBe('xn--kxautlh.gr')
})

test('a domain that DNS does not know is told', async () => {
  delete zone['white-tower.gr']
  expect(await check()).toMatchObject({ kind: 'absent', findings: null })
})

test('without a server, or while mail is held back, only the record is checked', async () => {
  sendBy(null)
  zone['white-tower.gr'] = txt('v=spf1 mx ~all')
  expect(await check()).toMatchObject({ server: null, findings: { spf: { result: 'noServer' } } })
  sendBy('smtp://mail.white-tower.gr')
  Object.assign(mailEnvironment, { isHeldBack: true })
  onTestFinished(() => void Object.assign(mailEnvironment, { isHeldBack: false }))
  expect(await check()).toMatchObject({ server: null, findings: { spf: { result: 'noServer' } } })
})

test('where DNS fails, each of the three says that it could not be looked up', async () => {
  zone['white-tower.gr'] = 'fails'
  zone['_dmarc.white-tower.gr'] = 'fails'
  zone['mail._domainkey.white-tower.gr'] = 'fails'
  const { spf, dkim, dmarc } = await findings()
  expect([spf, dkim, dmarc].map(({ state, result }) => [state, result])).toEqual([
    ['unknown', 'unknown'],
    ['unknown', 'unknown'],
    ['unknown', 'unknown'],
  ])
})

test('records of others are cut, and lose what is no visible sign', async () => {
  const long = 'x'.repeat(40_000)
  const spf = await spfOf(`v=spf1 \u0000\u001B[31m\u202E<b>evil</b>${long} ~all`)
  expect(spf.result).toBe('syntax')
  expect(spf.culprit).toMatch(/^\[31m<b>evil<\/b>x+$/)
  expect(spf.culprit).toHaveLength(100)
  expect(spf.found[0]!.value).toHaveLength(1_000)
  zone['_dmarc.white-tower.gr'] = txt(`v=DMARC1; p=none; rua=${long}`)
  const { dmarc } = await findings()
  expect(dmarc.reportsTo).toHaveLength(300)
  expect(dmarc.proposal).toBeNull()
})

test('a domain that includes without end costs few lookups', async () => {
  const includes = (name: string) =>
    Array.from({ length: 30 }, (_, index) => `include:${index}.${name}`).join(' ')
  zone['white-tower.gr'] = txt(`v=spf1 ${includes('white-tower.gr')} ~all`)
  for (let index = 0; index < 30; index++)
    zone[`${index}.white-tower.gr`] = txt(`v=spf1 ${includes(`${index}.white-tower.gr`)} ~all`)
  expect((await findings()).spf.result).toBe('brokenInclude')
  expect(dns.questions.length).toBeLessThan(60)
})

test('nobody but administrators may look up, and not without end', async () => {
  expect((await app.call('GET', url(), { as: app.employee })).statusCode).toBe(403)
  sendBy('smtp://mail.white-tower.gr', 'office@gmail.com')
  const statuses = []
  for (let tries = 0; tries < 61; tries++) statuses.push((await app.call('GET', url())).statusCode)
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(statuses[60]).toBe(429)
})
