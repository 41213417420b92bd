import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'

const from = 'Estia <crm@example.com>'
const letter = { to: 'eleni@example.com', subject: 'Επαναφορά κωδικού', text: 'Καλημέρα, Анна\n' }

test('a mail server gets the letter with its subject and text in Greek and Russian', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo

  await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: '/nowhere' }).send(letter)

  const mail = await PostalMime.parse(received[0] ?? '')
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
