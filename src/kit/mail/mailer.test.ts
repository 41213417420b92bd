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

test('mail arrives with its subject and text in Greek and Russian', async () => {
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

test('files arrive with their names, types and bytes', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)
  const content = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256))
  const names = ['Εντολή υπόδειξης αρ. 12.pdf', 'Поручение «12».pdf', 'a"b;c.pdf']
  await createMailer({ smtpUrl: server.url, from, outbox: '/nowhere' }).send({
    ...letter,
    attachments: names.map((name) => ({ name, contentType: 'application/pdf', content })),
  })
  const { attachments, text } = server.received[0]!
  expect(text?.trim()).toBe(letter.text.trim())
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
    names.map((name) => [name, 'application/pdf']),
  )
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer)).toEqual(content)
})

test('an unreachable mail server is an error', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: '/nowhere' })
  await expect(mailer.send(letter)).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['an unknown recipient', 550, { onRecipient: true }, true],
  ['a mail taken for spam', 554, { onMail: true }, true],
  ['a full mailbox', 452, { onRecipient: true }, false],
  ['a busy server', 421, { onMail: true }, false],
  ['a wrong password for the mail server', 535, { onSignIn: true }, false],
] as const)('%s (%i) is refused permanently or not', async (_name, code, where, isPermanent) => {
  const reply = () => ({ code, text: 'because of that' })
  const server = await smtpServer(
    Object.fromEntries(Object.keys(where).map((name) => [name, reply])),
  )
  onTestFinished(server.close)
  const sent = createMailer({ smtpUrl: server.url, from, outbox: '/nowhere' }).send(letter)
  const failure = await sent.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  expect(failure instanceof MailRefused).toBe(isPermanent)
  if (isPermanent) expect((failure as MailRefused).said).toBe(`${code} because of that`)
})

const invalidAddresses = [
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

test('mail to anything but one valid address is refused without asking the server', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)
  for (const smtpUrl of [server.url, undefined]) {
    const mailer = createMailer({ smtpUrl, from, outbox: '/nowhere' })
    for (const to of invalidAddresses)
      await expect(mailer.send({ ...letter, to })).rejects.toThrow(MailRefused)
  }
  expect(server.asked()).toBe(0)
})

test('unusual but valid addresses are accepted', () => {
  const addresses = [
    'maria.k+flat@example.org',
    "o'neil@example.org",
    '-maria@example.org',
    'μαρία@παράδειγμα.ελ',
    'a@x-y.co.uk',
  ]
  expect(addresses.filter((address) => !isAddress(address))).toEqual([])
})

test('without a mail server, mail is written to the outbox', async () => {
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

test('mail about somebody is deleted from the outbox, however it is encoded', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outbox, { recursive: true }))
  const mailer = createMailer({ from, outbox })
  await mailer.send(letter)
  await mailer.send({ ...letter, to: 'ivan@example.com', text: 'For somebody else' })
  await mailer.send({ ...letter, to: 'office@example.com', subject: 'Ключ у Анны' })
  await mailer.send({ ...letter, to: 'office@example.com', subject: 'Key', text: 'Costa = Ann' })
  for (const pattern of [/анна(?!\p{L})/iu, /ключ у анны/iu, /costa = ann/i])
    await mailer.forget!((text) => pattern.test(text))
  const [kept, ...others] = await readdir(outbox)
  expect(others).toEqual([])
  expect(await readFile(join(outbox, kept!), 'utf8')).toContain('ivan@example.com')
})
