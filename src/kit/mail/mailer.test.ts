import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '../testing/smtpServer.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { MailRefused } from './mailRefused.ts'
import { createMailer } from './mailer.ts'

const from = 'Estia <crm@example.com>'
const letter = { to: 'eleni@example.com', subject: 'Επαναφορά κωδικού', text: 'Καλημέρα, Анна\n' }

test('a mail server gets the letter with its subject and text in Greek and Russian', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)

  await createMailer({ smtpUrl: server.url, from, outbox: '/nowhere' }).send(letter)

  const mail = server.received[0]!
  expect(mail).toMatchObject({
    from: { name: 'Estia', address: 'crm@example.com' },
    to: [{ address: 'eleni@example.com' }],
    subject: letter.subject,
  })
  expect(mail.text?.trim()).toBe(letter.text.trim())
})

test('a mail server that is not there is an error', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: '/nowhere' })
  await expect(mailer.send(letter)).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['a recipient that is not there', 550, { onRecipient: true }, true],
  ['a mail that is taken for spam', 554, { onMail: true }, true],
  ['a mailbox that is full for now', 452, { onRecipient: true }, false],
  ['a server that is busy for now', 421, { onMail: true }, false],
  ['a password of ours that is wrong', 535, { onSignIn: true }, false],
] as const)('%s (%i) is refused for good or for now', async (_what, code, where, isForGood) => {
  const said = () => ({ code, text: 'because of that' })
  const server = await smtpServer(
    Object.fromEntries(Object.keys(where).map((name) => [name, said])),
  )
  onTestFinished(server.close)
  const sent = createMailer({ smtpUrl: server.url, from, outbox: '/nowhere' }).send(letter)
  const failure = await sent.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  expect(failure instanceof MailRefused).toBe(isForGood)
  if (isForGood) expect((failure as MailRefused).said).toBe(`${code} because of that`)
})

const noAddresses = [
  'a@x.gr\r\nBcc: b@y.gr',
  'a@x.gr\nb@y.gr',
  'a@x.gr, b@y.gr',
  'a@x.gr;b@y.gr',
  'a@x.gr b@y.gr',
  'Anna <a@x.gr>',
  '<a@x.gr>',
  'a@x.gr(b@y.gr)',
  'group: a@x.gr, b@y.gr;',
  '"a b"@x.gr',
  'a@x.gr\u0000',
  '\u200ba@x.gr',
  'a\u00a0@x.gr',
  'a@@x.gr',
  'a@',
  '@x.gr',
  'a@x..gr',
  'a@x.gr.',
  'a@-x.gr',
  '',
  `${'a'.repeat(65)}@x.gr`,
  `a@${'x'.repeat(260)}.gr`,
]

test('what is not one address is sent to nobody, and never tried again', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)
  for (const smtpUrl of [server.url, undefined]) {
    const mailer = createMailer({ smtpUrl, from, outbox: '/nowhere' })
    for (const to of noAddresses)
      await expect(mailer.send({ ...letter, to })).rejects.toThrow(MailRefused)
  }
  expect(server.asked()).toBe(0)
})

test('addresses as people have them are addresses', () => {
  const addresses = [
    'maria.k+flat@example.org',
    "o'neil@example.org",
    '-maria@example.org',
    'μαρία@παράδειγμα.ελ',
    'a@x-y.co.uk',
  ]
  expect(addresses.filter((address) => !isAddress(address))).toEqual([])
})

test('without a mail server the letter lies in the outbox, whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const outbox = join(folder, 'made', 'when-missing')
  const mailer = createMailer({ from, outbox })

  await Promise.all([mailer.send(letter), mailer.send({ ...letter, html: '<p>Καλημέρα</p>' })])

  const names = await readdir(outbox)
  expect(names).toHaveLength(2)
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  )
  expect(mails.map((mail) => mail.subject)).toEqual([letter.subject, letter.subject])
  expect(mails.map((mail) => mail.html?.trim()).filter(Boolean)).toEqual(['<p>Καλημέρα</p>'])
})

test('what was written to a folder about somebody is removed, however it is encoded', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outbox, { recursive: true }))
  const mailer = createMailer({ from, outbox })
  await mailer.send(letter)
  await mailer.send({ ...letter, to: 'ivan@example.com', text: 'For somebody else' })
  await mailer.send({ ...letter, to: 'office@example.com', subject: 'Ключ у Анны' })
  await mailer.send({ ...letter, to: 'office@example.com', subject: 'Key', text: 'Costa = Ann' })
  for (const found of [/анна(?!\p{L})/iu, /ключ у анны/iu, /costa = ann/i])
    await mailer.forget!((text) => found.test(text))
  const [kept, ...others] = await readdir(outbox)
  expect(others).toEqual([])
  expect(await readFile(join(outbox, kept!), 'utf8')).toContain('ivan@example.com')
})
