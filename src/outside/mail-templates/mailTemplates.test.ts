import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import { addLead, addSelection } from '#outside/selections/testing/addSelection.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Letter, MailTemplate } from './mailTemplates.contract.ts'

let app: TestApp
let smtp: TestSmtp
beforeAll(async () => {
  app = await testApp()
  smtp = await smtpServer()
})
afterAll(async () => {
  await smtp.close()
  await app.close()
})
beforeEach(async () => {
  await sql`TRUNCATE "mailQueue", "mailTemplate"`.execute(app.db)
  smtp.received.length = 0
})

const texts = {
  subjectEn: 'For {name}',
  textEn: 'Dear {name}, about {property}.',
  subjectEl: 'Για {name}',
  textEl: 'Αγαπητέ {name}, για το {property}.',
  subjectRu: 'Для {name}',
  textRu: 'Здравствуйте, {name}, об объекте {property}.',
}
const post = (url: string, payload: object, as: Person = app.admin, headers = {}) =>
  app.call('POST', url, { payload, as, headers })
async function addTemplate(more: object = {}): Promise<MailTemplate> {
  const answer = await post('/api/MailTemplate/add', {
    name: 'News',
    isAdvertising: false,
    ...texts,
    ...more,
  })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return answer.json()
}
let people = 0
async function addAccount(more: object = {}) {
  const email = `reader${people++}@letters.example`
  const answer = await post('/api/account/add', {
    firstName: 'Maria',
    lastName: 'Letterova',
    isClient: true,
    email,
    language: 'en',
    ...more,
  })
  return { id: (answer.json() as { id: number }).id, email }
}
const preview = (templateId: number, ids: number[], entity = 'Account', as: Person = app.admin) =>
  post('/api/MailTemplate/preview', { templateId, ids, entity }, as)
const lettersOf = async (...args: Parameters<typeof preview>) =>
  (await preview(...args)).json().letters as Letter[]
const asWritten = ({ accountId, recordId, to, subject, text }: Letter) => ({
  accountId,
  recordId,
  to,
  subject,
  text,
})
const queued = async () =>
  (
    await sql<{
      to: string
      subject: string
      text: string
      unsubscribe: string | null
    }>`SELECT "to", "subject", "text", "unsubscribe" FROM "mailQueue" ORDER BY "id"`.execute(app.db)
  ).rows

describe('templates', () => {
  test('can be changed by administrators and used by all staff', async () => {
    const { id, version } = await addTemplate()
    for (const as of [app.employee, app.branchEmployee]) {
      const update = { id, version, name: 'Mine' }
      expect((await post('/api/MailTemplate/update', update, as)).statusCode).toBe(403)
      expect((await app.call('GET', '/api/MailTemplate', { as })).json().items).toHaveLength(1)
    }
    expect((await app.call('GET', '/api/MailTemplate', { as: app.client })).statusCode).toBe(403)
  })

  test('refuse an unknown field, and name it', async () => {
    const payload = { name: 'News', isAdvertising: false, ...texts, textRu: 'Пароль: {password}' }
    const answer = await post('/api/MailTemplate/add', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ textRu: [expect.stringContaining('{password}')] })
    const { id, version } = await addTemplate()
    const update = await post('/api/MailTemplate/update', { id, version, subjectEl: '{όνομα}' })
    expect(update.json().errors).toEqual({ subjectEl: [expect.stringContaining('{όνομα}')] })
  })

  test('are protected against conflicting changes, and can be restored', async () => {
    const { id, version } = await addTemplate()
    await post('/api/MailTemplate/update', { id, version, name: 'First' })
    const late = await post('/api/MailTemplate/update', { id, version, name: 'Second' })
    expect(late.statusCode).toBe(409)
    await app.call('DELETE', `/api/MailTemplate/${id}`)
    expect((await preview(id, [(await addAccount()).id])).statusCode).toBe(404)
    await post(`/api/MailTemplate/restore/${id}`, {})
    expect((await app.call('GET', '/api/MailTemplate')).json().items[0].name).toBe('First')
  })

  test.each([
    ['an empty text', { textEl: '  ' }],
    ['a second header in the subject', { subjectEn: 'A\r\nBcc: b@example.com' }],
    ['a text too long', { textEn: 'a'.repeat(8001) }],
  ])('refuse %s', async (_what, more) => {
    const payload = { name: 'News', isAdvertising: false, ...texts, ...more }
    expect((await post('/api/MailTemplate/add', payload)).statusCode).toBe(400)
  })
})

describe('letters', () => {
  test("are previewed in each person's language, and people without an address are named", async () => {
    const { id } = await addTemplate()
    const english = await addAccount({ firstName: 'Ann', lastName: 'Smith' })
    const russian = await addAccount({ firstName: 'Анна', lastName: 'Иванова', language: 'ru' })
    const unreachable = await addAccount({ email: '' })
    expect(await lettersOf(id, [english.id, russian.id, unreachable.id])).toEqual([
      expect.objectContaining({ language: 'en', to: english.email, empty: ['property'] }),
      expect.objectContaining({ language: 'ru', to: russian.email, why: null }),
      expect.objectContaining({ to: null, why: 'noAddress' }),
    ])
    expect(await queued()).toEqual([])
  })

  test('are sent as changed, and appear on the timelines of person and record', async () => {
    const { id: templateId } = await addTemplate({ mayRewrite: true })
    const { id, email } = await addAccount()
    const { lead } = (await post('/api/lead/add', { accountId: id })).json()
    const [letter] = await lettersOf(templateId, [lead.id], 'Demand')
    const letters = [{ ...asWritten(letter!), text: 'Changed by hand {name}' }]
    const sending = { entity: 'Demand', ids: [lead.id], templateId, letters }
    expect((await post('/api/MailTemplate/send', sending)).json()).toEqual({ sent: 1 })
    expect(await queued()).toEqual([
      {
        to: email,
        subject: letter!.subject,
        text: expect.stringMatching(/^Changed by hand \{name\}\n\nAnna Admin\n/),
        unsubscribe: null,
      },
    ])
    for (const [parent, parentId] of [
      ['lead', lead.id],
      ['account', id],
    ]) {
      const notes = await app.call('GET', `/api/activity?parent=${parent}&parentId=${parentId}`)
      expect(notes.json().items).toEqual([
        expect.objectContaining({ description: expect.stringContaining('Changed by hand') }),
      ])
    }
  })

  test('are sent once if the request is repeated', async () => {
    const { id: templateId } = await addTemplate()
    const { id } = await addAccount()
    const letters = (await lettersOf(templateId, [id])).map(asWritten)
    const sending = { entity: 'Account', ids: [id], templateId, letters }
    const headers = { 'idempotency-key': 'letters-pressed-twice-0001' }
    const answers = await Promise.all(
      [1, 2].map(() => post('/api/MailTemplate/send', sending, app.admin, headers)),
    )
    expect(answers.map((one) => one.json())).toEqual([{ sent: 1 }, { sent: 1 }])
    expect(await queued()).toHaveLength(1)
  })

  test('are refused if they differ from the preview: another address, another person, a person twice', async () => {
    const { id: templateId } = await addTemplate()
    const [one, other] = [await addAccount(), await addAccount()]
    const [letter] = (await lettersOf(templateId, [one.id])).map(asWritten)
    const send = (letters: object[]) =>
      post('/api/MailTemplate/send', { entity: 'Account', ids: [one.id], templateId, letters })
    expect((await send([{ ...letter, to: 'spy@example.com' }])).statusCode).toBe(409)
    expect((await send([{ ...letter, accountId: other.id }])).statusCode).toBe(409)
    expect((await send([letter!, letter!])).statusCode).toBe(400)
    expect((await send([{ ...letter, subject: 'A\nBcc: b@example.com' }])).statusCode).toBe(400)
    expect(await queued()).toEqual([])
  })

  test('about an employee are forbidden to branch employees, and all letters to clients', async () => {
    const { id } = await addTemplate()
    const { accountId } = app.employee
    expect((await preview(id, [accountId], 'Account', app.branchEmployee)).statusCode).toBe(403)
    expect((await preview(id, [accountId], 'Account', app.client)).statusCode).toBe(403)
  })
})

describe('advertising', () => {
  const consentOn = agencyDay(-30)

  test('goes only to people who agreed, and to nobody who withdrew the consent elsewhere', async () => {
    const { id } = await addTemplate({ isAdvertising: true })
    const agreed = await addAccount({ consentOn })
    const silent = await addAccount()
    const elsewhere = await addAccount({ consentOn })
    await addAccount({ email: elsewhere.email, consentOn, consentWithdrawnOn: agencyDay(-2) })
    const letters = await lettersOf(id, [agreed.id, silent.id, elsewhere.id])
    expect(letters.map(({ to, why }) => [to, why])).toEqual([
      [agreed.email, null],
      [null, 'noConsent'],
      [null, 'noConsent'],
    ])
    const forced = asWritten({ ...letters[1]!, to: silent.email })
    const sending = { entity: 'Account', ids: [silent.id], templateId: id, letters: [forced] }
    expect((await post('/api/MailTemplate/send', sending)).statusCode).toBe(409)
    expect(await queued()).toEqual([])
  })

  test('has a link that unsubscribes this person only, with one click', async () => {
    const { id: templateId } = await addTemplate({ isAdvertising: true })
    const { id } = await addAccount({ consentOn, language: 'el' })
    const letters = (await lettersOf(templateId, [id])).map(asWritten)
    await post('/api/MailTemplate/send', { entity: 'Account', ids: [id], templateId, letters })
    const [mail] = await queued()
    const link = mail!.unsubscribe!
    expect(mail!.text).toContain(link)
    expect(link).toContain('/site/el/unsubscribe/')
    await app.sendMail(
      createMailer({ smtpUrl: smtp.url, from: 'Estia <crm@example.com>', outbox: '/nowhere' }),
    )
    const headers = Object.fromEntries(
      smtp.received[0]!.headers.map(({ key, value }) => [key, value]),
    )
    expect(headers['list-unsubscribe']).toBe(`<${link}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    const url = new URL(link).pathname
    const withdrawn = async () =>
      (await app.call('GET', `/api/account/view/${id}`)).json().consentWithdrawnOn
    expect((await app.http.inject({ url })).statusCode).toBe(200)
    expect((await app.http.inject({ url: `${url}a` })).statusCode).toBe(404)
    const other = url.replace(`/${id}.`, `/${id + 1}.`)
    expect((await app.http.inject({ method: 'POST', url: other })).statusCode).toBe(404)
    expect(await withdrawn()).toBeNull()
    const press = () =>
      app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).statusCode).toBe(200)
    expect((await press()).statusCode).toBe(200)
    expect(await withdrawn()).toBe(agencyToday())
    expect(await lettersOf(templateId, [id])).toMatchObject([{ why: 'noConsent' }])
  })
})

describe('a text that its sender rewrote', () => {
  const send = (templateId: number, letter: object, as = app.employee) =>
    post(
      '/api/MailTemplate/send',
      {
        entity: 'Account',
        templateId,
        letters: [letter],
        ids: [(letter as { accountId: number }).accountId],
      },
      as,
    )
  const changed = (letter: Letter) => ({ ...asWritten(letter), text: `${letter.text} Buy now!` })

  test("counts as advertising: without consent only the template's own text is sent", async () => {
    const { id } = await addTemplate()
    const [letter] = await lettersOf(id, [(await addAccount()).id])
    expect(letter).toMatchObject({ why: null, mayChange: false })
    for (const more of [{ text: 'Buy now!' }, { subject: 'Buy now!' }]) {
      const answer = await send(id, { ...asWritten(letter!), ...more })
      expect([answer.statusCode, answer.json().detail]).toEqual([
        400,
        expect.stringContaining('advertising'),
      ])
    }
    expect(await queued()).toEqual([])
    const unchanged = { ...asWritten(letter!), text: `${letter!.text}\r\n` }
    expect((await send(id, unchanged)).statusCode).toBe(200)
    expect(await queued()).toMatchObject([{ unsubscribe: null }])
  })

  test('has an unsubscribe link for people who agreed', async () => {
    const { id } = await addTemplate()
    const account = await addAccount({ consentOn: agencyDay(-3) })
    const [letter] = await lettersOf(id, [account.id])
    expect((await send(id, changed(letter!))).statusCode).toBe(200)
    const [mail] = await queued()
    expect(mail!.unsubscribe).toContain('/unsubscribe/')
    expect(mail!.text).toContain(mail!.unsubscribe)
  })

  test("keeps the template's purpose if administrators allowed rewriting", async () => {
    const { id, version } = await addTemplate({ mayRewrite: true })
    const update = { id, version, mayRewrite: false }
    expect((await post('/api/MailTemplate/update', update, app.employee)).statusCode).toBe(403)
    const [letter] = await lettersOf(id, [(await addAccount()).id])
    expect(letter).toMatchObject({ mayChange: true })
    expect((await send(id, changed(letter!))).statusCode).toBe(200)
    expect(await queued()).toMatchObject([{ unsubscribe: null }])
  })

  test('requires the consent to mailings; consents to answers or to sharing do not count', async () => {
    const { id } = await addTemplate()
    const agreed = { answerConsentOn: agencyDay(-3), shareConsentOn: agencyDay(-3) }
    const [letter] = await lettersOf(id, [(await addAccount(agreed)).id])
    expect(letter).toMatchObject({ mayChange: false })
    const news = await addTemplate({ isAdvertising: true })
    const [mailing] = await lettersOf(news.id, [letter!.accountId])
    expect(mailing).toMatchObject({ to: null, why: 'noConsent' })
  })
})

test('a letter is from the agency and signed by the agent, who gets the replies unless the settings say otherwise', async () => {
  const { id } = await addTemplate()
  const account = await addAccount()
  const [letter] = (await lettersOf(id, [account.id], 'Account', app.employee)).map(asWritten)
  const mailed = async () => {
    smtp.received.length = 0
    const sending = { entity: 'Account', ids: [account.id], templateId: id, letters: [letter] }
    await post('/api/MailTemplate/send', sending, app.employee)
    await app.sendMail(
      createMailer({ smtpUrl: smtp.url, from: 'Estia <crm@example.com>', outbox: '/nowhere' }),
    )
    return smtp.received[0]!
  }
  const mail = await mailed()
  expect(mail.from).toMatchObject({ name: 'Estia', address: 'crm@example.com' })
  expect(mail.replyTo).toMatchObject([{ address: app.employee.username }])
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Eleni Employee')
    expect(body).toContain('+30 2310 000 000')
  }
  const { version } = (await app.call('GET', '/api/Agency')).json()
  await post('/api/Agency/update', { version, repliesToAgency: true })
  expect((await mailed()).replyTo).toMatchObject([{ name: 'Estia', address: 'office@estia.test' }])
})

describe('in the raw mail', () => {
  /** The mails of the queue as they leave, decoded. */
  async function raw(): Promise<string[]> {
    const outbox = await mkdtemp(join(tmpdir(), 'estia-outbox-'))
    await app.sendMail(createMailer({ from: 'no-reply@example.com', outbox }))
    const files = (await readdir(outbox)).toSorted()
    const texts = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
    await rm(outbox, { recursive: true })
    return texts
  }
  const readable = async (text: string) => (await PostalMime.parse(text)).text!

  test('a person is greeted by first and last name, a Russian one by first name and patronymic', async () => {
    const { id: templateId } = await addTemplate({ textRu: 'Здравствуйте, {name}!' })
    const named = [
      { firstName: 'Anna', lastName: 'Tester' },
      { firstName: 'Иван', middleName: 'Ильич', lastName: 'Пробный', language: 'ru' },
      { firstName: 'Γιώργος', lastName: 'Δοκιμίδης', language: 'el' },
      { isCompany: true, nameLocal: 'Tester Estates' },
    ]
    const ids: number[] = []
    for (const person of named) ids.push((await addAccount(person)).id)
    const letters = (await lettersOf(templateId, ids)).map(asWritten)
    await post('/api/MailTemplate/send', { entity: 'Account', ids, templateId, letters })
    const mails = await Promise.all((await raw()).map(readable))
    expect(mails.map((text) => text.split('\n')[0]!.trim()).toSorted()).toEqual([
      'Dear Anna Tester, about .',
      'Dear Tester Estates, about .',
      'Αγαπητέ Γιώργος Δοκιμίδης, για το .',
      'Здравствуйте, Иван Ильич!',
    ])
  })

  test.each([
    [
      'the agent who sends',
      'employee@example.com',
      /^Reply-To: Eleni Employee <employee@example\.com>/m,
    ],
    ['the office if the agent has no address', null, /^Reply-To: Estia <office@estia\.test>/m],
  ] as const)('replies to a letter and to a selection go to %s', async (_whom, email, replyTo) => {
    const { version } = (await app.call('GET', '/api/Agency')).json()
    await post('/api/Agency/update', { version, repliesToAgency: false })
    const { accountId } = app.employee
    await sql`UPDATE "account" SET "email" = ${email} WHERE "id" = ${accountId}`.execute(app.db)
    await sql`UPDATE "user" SET "username" = ${email ?? 'eleni@office'} WHERE "accountId" = ${accountId}`.execute(
      app.db,
    )
    const { id: templateId } = await addTemplate()
    const { id } = await addAccount()
    const letters = (await lettersOf(templateId, [id])).map(asWritten)
    const sending = { entity: 'Account', ids: [id], templateId, letters }
    expect((await post('/api/MailTemplate/send', sending, app.employee)).statusCode).toBe(200)
    const { object } = (await app.call('GET', '/api/object/add')).json()
    await post('/api/object/update', { id: object.id, title: 'Blue house' })
    const leadEmail = `reader${people++}@letters.example`
    const selection = await addSelection(app, await addLead(app, { email: leadEmail }), [object.id])
    const sent = await post(`/api/selection/send/${selection.id}`, {}, app.employee)
    expect(sent.statusCode).toBe(200)
    const mails = await raw()
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(mail).toMatch(replyTo)
  })
})
