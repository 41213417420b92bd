import { expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '../testing/smtpServer.ts'
import { letterOf } from './letter.ts'
import { createMailer } from './mailer.ts'

const home = {
  title: 'Sea view <script>',
  lines: ['For sale 180 000 €'],
  link: 'https://estia.test/site/en/selection/abc#object-A1B2',
  picture: 'https://estia.test/picture/320.jpg',
}
const letter = () =>
  letterOf({
    language: 'en',
    accent: null,
    ending: 'Unsubscribe: https://estia.test/stop.',
    blocks: [
      'Hello "Maria" & family,\n\nlook at https://example.com/a?b=1&c=2, please.',
      { link: 'https://estia.test/page', label: 'See pictures' },
      { cards: [home, { ...home, title: 'Garden', picture: null }] },
    ],
    closing: ['Eleni', '+30 2310 550111', 'Estia'],
  })

test('the plain text is complete by itself', () => {
  expect(letter().text).toBe(
    [
      'Hello "Maria" & family,\n\nlook at https://example.com/a?b=1&c=2, please.',
      'https://estia.test/page',
      `• Sea view <script>: For sale 180 000 €\n  ${home.link}\n• Garden: For sale 180 000 €\n  ${home.link}`,
      'Eleni\n+30 2310 550111\nEstia',
      'Unsubscribe: https://estia.test/stop.',
    ].join('\n\n'),
  )
})

test('HTML has pictures, buttons and links, and typed text is never markup', () => {
  const { html } = letter()
  expect(html).toContain(`<img src="${home.picture}"`)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('>See pictures</a')
  expect(html).toContain('<a href="https://example.com/a?b=1&#38;c=2">')
  expect(html).toContain('<a href="https://estia.test/stop">')
  expect(html).not.toContain('<script>')
  expect(html).toContain('Hello &#34;Maria&#34; &#38; family,')
})

test('a signature that the author typed is not repeated', () => {
  const { text, html } = letterOf({
    language: 'en',
    accent: null,
    blocks: ['Yours\nEleni, 2310'],
    closing: ['Eleni', '2310', 'Estia'],
  })
  expect(text).toBe('Yours\nEleni, 2310\n\nEstia')
  expect(html.match(/Eleni/g)).toHaveLength(1)
})

test('a letter arrives in both versions, from the agency, with replies going to the agent', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)
  const mailer = createMailer({
    smtpUrl: server.url,
    from: 'Estia <crm@example.com>',
    outbox: '/nowhere',
  })
  const mail = { to: 'maria@example.com', subject: 'Homes', ...letter() }
  const replyTo = { name: 'Ελένη, Estia', address: 'eleni@example.com' }
  await mailer.send({ ...mail, sender: { name: 'Εστία, Ακίνητα', replyTo } })
  await mailer.send({
    ...mail,
    html: null,
    sender: { name: 'Estia', replyTo: { name: 'Eleni', address: 'a@x.gr\r\nBcc: b@x.gr' } },
  })
  const [both, plain] = server.received
  expect(both).toMatchObject({
    from: { name: 'Εστία, Ακίνητα', address: 'crm@example.com' },
    replyTo: [replyTo],
    html: expect.stringContaining('<img src='),
    text: expect.stringContaining('• Garden: For sale'),
  })
  expect([plain!.replyTo, plain!.html, plain!.recipients]).toEqual([
    undefined,
    undefined,
    ['maria@example.com'],
  ])
})
