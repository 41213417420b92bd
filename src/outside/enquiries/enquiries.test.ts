// Enquiries of the public site: each becomes a lead, and none is lost.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEnquiry } from '#app/testing/enquiryForm.ts'
import { newestAlertIn } from '#app/testing/newestAlertIn.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyToday } from '#kit/clock.ts'
import { mostTries } from '#kit/mail/mailQueue.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'

let app: TestApp
let object: { id: number; referenceNumber: string }
beforeAll(async () => {
  app = await testApp()
  // Somebody who has no mailbox of their own, so that mails go to the office alone.
  const { id } = await app.db
    .insertInto('account')
    .values({ lastName: 'Taker', isEmploye: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.insertInto('leadTaker').values({ accountId: id }).execute()
  const { kalamaria } = await addPlaces(app.db)
  object = await addPublishable(app, kalamaria)
})
afterAll(() => app.close())

const visitor = {
  name: 'Мария Кузнецова',
  email: 'maria@example.ru',
  phone: '',
  message: 'Можно посмотреть квартиру в субботу?',
  consent: 'yes',
  website: '',
}
const send = (fields: object, language = 'ru', headers: Record<string, string> = {}) =>
  sendEnquiry(app, { ...visitor, ...fields }, { language, headers })
const thanked = async (fields: object, language = 'ru', headers = {}) => {
  const answer = await send(fields, language, headers)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/site/${language}/enquiry/sent`,
  ])
}
const leads = async () =>
  (await app.call('POST', '/api/lead/search', { payload: { sortBy: 'id', sortDesc: true } })).json()
const newest = async () => {
  const { items } = await leads()
  return (await app.call('GET', `/api/lead/view/${items[0].id}`)).json()
}
const clients = async () =>
  (await app.call('POST', '/api/clients/search', { payload: {} })).json().totalRows as number
const mails = async (send = async (mail: { to: string }) => app.outbox.push(mail as never) > 0) => {
  app.outbox.length = 0
  const { failed } = await app.sendMail({ send })
  return { to: app.outbox.map(({ to }) => to), failures: failed }
}
/** Resets the rate limits, as if a quarter of an hour had passed. */
const forgive = async () => {
  await sql`DELETE FROM "signInFailure"`.execute(app.db)
  await sql`UPDATE "enquiry" SET "sentOn" = "sentOn" - interval '15 minutes'`.execute(app.db)
}

test("every page has the form in its language, and an object's page names the object", async () => {
  const page = async (path: string) => (await app.call('GET', path, { as: null })).body
  for (const [language, title] of [
    ['en', 'Write to us'],
    ['el', 'Επικοινωνήστε μαζί μας'],
    ['ru', 'Напишите нам'],
  ]) {
    const { referenceNumber } = object
    for (const path of ['', `/object/${referenceNumber}`, '/object/0000', '/enquiry']) {
      const shown = await page(`/site/${language}${path}`)
      expect(shown).toContain(title)
      expect(shown).toContain(`action="/site/${language}/enquiry"`)
      expect(shown).not.toMatch(/site\.enquiry|undefined/)
    }
    expect(await page(`/site/${language}/object/${referenceNumber}`)).toContain(
      `name="object" value="${referenceNumber}"`,
    )
  }
})

test('the form alone accepts any object parameter', async () => {
  for (const said of ['aaa%F0%9F%98%80', '%00', '%22%3E%3Cb', 'A1B2&object=C3D4'])
    for (const language of ['en', 'el', 'ru']) {
      const answer = await app.call('GET', `/site/${language}/enquiry?object=${said}`, { as: null })
      expect([said, answer.statusCode]).toEqual([said, 200])
    }
})

test("an enquiry about an object becomes a lead of a new client, assigned to the object's agent", async () => {
  const assigned = { assignedTo: app.branchEmployee.accountId, objectId: object.id }
  await app.call('POST', '/api/assignment/object/add', { payload: assigned })
  const before = await clients()
  await thanked({ object: object.referenceNumber })
  expect(await clients()).toBe(before + 1)

  const lead = await newest()
  expect(lead).toMatchObject({ forPurchase: true, forRent: false, stage: 1 })
  expect(lead.objects).toMatchObject([{ objectReferenceNumber: object.referenceNumber }])
  // The first words of the wish are the lead's name in lists.
  expect(lead.description.startsWith(visitor.message)).toBe(true)
  expect(lead.description).toContain(visitor.email)
  const account = (await app.call('GET', `/api/account/view/${lead.accountId}`)).json()
  expect(account).toMatchObject({
    lastName: 'Кузнецова',
    firstName: 'Мария',
    email: visitor.email,
    isClient: true,
    language: 'ru',
  })
  const sources = (await app.call('GET', '/api/source')).json().items as { id: number }[]
  expect(sources.map(({ id }) => id)).toContain(lead.source)

  const people = (await app.call('GET', `/api/assignment/lead/${lead.id}`)).json().items
  expect(people.map((one: { accountId: number }) => one.accountId)).toEqual([
    app.branchEmployee.accountId,
  ])
  const tasks = (await app.call('GET', `/api/activity?parent=lead&parentId=${lead.id}`)).json()
    .items
  expect(tasks).toMatchObject([
    { done: false, category: 'call', assignedTo: [{ id: app.branchEmployee.accountId }] },
  ])
  const [alert] = (await app.call('POST', '/api/alert/list', { payload: {} })).json().items
  expect(alert.content).toContain(visitor.message)
  const inRussian = await newestAlertIn(app, 'ru')
  expect(inRussian.source).toBe('Форма на сайте')
  expect(inRussian.content).toContain(`Имя: ${visitor.name}`)
  expect(inRussian.content).toContain(visitor.message)

  const sent = await mails()
  expect(sent.to).toEqual([app.branchEmployee.username, visitor.email])
  const [toAgent, toVisitor] = app.outbox
  expect(toAgent!.text).toContain(`http://estia.test/Leads/View/${lead.id}`)
  expect(toVisitor!.subject).toContain('мы получили ваше сообщение')
  // The confirmation repeats no text of the visitor: the address may belong to somebody else.
  expect(toVisitor!.text).not.toContain(visitor.message)
  expect(toVisitor!.text).toContain(object.referenceNumber)
})

describe('a returning visitor', () => {
  test.each([
    ['the e-mail', { email: 'MARIA@example.ru' }],
    ['the phone, written another way', { email: '', phone: '0030 694-412 3456' }],
  ])('is recognised by %s, and their stored data stays', async (_, contact) => {
    const { id } = (
      await app.call('POST', '/api/account/add', {
        payload: { firstName: 'M', lastName: 'Kuznetsova', phone: '+30 6944 123456' },
      })
    ).json()
    await forgive()
    await thanked({ ...contact, name: 'Somebody Else', message: `Again ${_}` })
    const lead = await newest()
    const account = (await app.call('GET', `/api/account/view/${lead.accountId}`)).json()
    if ('phone' in contact) expect(lead.accountId).toBe(id)
    expect(account).toMatchObject({
      isClient: true,
      lastName: expect.stringMatching(/Кузнецова|Kuznetsova/),
    })
  })

  test('part of a phone number matches nobody', async () => {
    await forgive()
    const phone = '+30 694 777 3456'
    const payload = { firstName: 'Half', lastName: 'Number', isClient: true, phone }
    const { id } = (await app.call('POST', '/api/account/add', { payload })).json()
    const of = async (phone: string) => {
      await thanked({ email: '', phone, message: phone })
      return (await newest()).accountId
    }
    for (const whole of ['6947773456', '0030 694-777-3456', '+306947773456'])
      expect(await of(whole)).toBe(id)
    for (const half of ['+30 69477', '6947773']) expect(await of(half)).not.toBe(id)
  })

  test('phone extensions are ignored when matching a person', async () => {
    await forgive()
    const payload = { firstName: 'At', lastName: 'Work', phone: '2310 550111 εσωτ. 23' }
    const { id } = (await app.call('POST', '/api/account/add', { payload })).json()
    await thanked({ email: '', phone: '2310 550111', message: 'Back again' })
    expect((await newest()).accountId).toBe(id)
  })

  test('an employee is never treated as a client', async () => {
    await forgive()
    await thanked({ email: app.employee.username, name: 'Guess Who' })
    const lead = await newest()
    expect(lead.accountId).not.toBe(app.employee.accountId)
  })
})

test.each([
  ['Иванченко Светлана', 'Иванченко', 'Светлана'],
  ['Светлана Иванченко', 'Иванченко', 'Светлана'],
  ['Παπαδοπούλου Μαρία', 'Παπαδοπούλου', 'Μαρία'],
  ['Qwerty Uiop', 'Uiop', 'Qwerty'],
])('%s is entered with the last name %s', async (name, lastName, firstName) => {
  await forgive()
  await thanked({
    name,
    email: '',
    phone: `+30 694 777 ${1000 + name.codePointAt(0)!}`,
    message: name,
  })
  const { accountId } = await newest()
  const account = (await app.call('GET', `/api/account/view/${accountId}`)).json()
  expect(account).toMatchObject({ lastName, firstName })
})

test('the same enquiry sent twice, even concurrently, makes one lead', async () => {
  await forgive()
  const { totalRows } = await leads()
  const before = await clients()
  const fields = { email: 'twice@example.com', name: 'Pressed Twice' }
  await Promise.all([thanked(fields), thanked(fields), thanked(fields)])
  await thanked(fields)
  // Two concurrent enquiries of one new person are two leads of one client.
  await Promise.all(
    ['one', 'two'].map((message) => thanked({ ...fields, email: 'new@example.com', message })),
  )
  expect((await leads()).totalRows).toBe(totalRows + 3)
  expect(await clients()).toBe(before + 2)
})

test.each([
  ['a name of one long word', { name: 'Ω'.repeat(200) }],
  ['a name of many words', { name: `${'Ανώνυμη Εταιρεία '.repeat(11)}Ξ` }],
  ['half a character', { name: `${'x'.repeat(79)}😀` }],
  ['more phones than an account holds', { phone: '1111111;2;3;4;5;6;7' }],
  ['a phone among blanks', { phone: ';; 2310999888 ;;' }],
])('%s makes a client that can be opened and saved', async (what, fields) => {
  await forgive()
  await thanked({ email: `${what.replaceAll(' ', '.')}@example.com`, message: what, ...fields })
  const lead = await newest()
  for (const typed of Object.values(fields)) expect(lead.description).toContain(typed.trim())
  const { dto } = (await app.call('GET', `/api/account/edit/${lead.accountId}`)).json()
  const payload = { ...dto, notes: 'Called.' }
  expect((await app.call('POST', '/api/account/update', { payload })).statusCode).toBe(200)
})

describe('errors appear at their fields, and the input is kept', () => {
  test.each([
    ['no name', { name: ' ' }, 'Укажите, пожалуйста, ваше имя.'],
    ['no way to answer', { email: '', phone: '' }, 'Укажите телефон или адрес электронной почты.'],
    ['no e-mail address', { email: 'maria, anna@example' }, 'Это не адрес электронной почты.'],
    [
      'two e-mail addresses',
      { email: 'a@example.com;b@example.com' },
      'Это не адрес электронной почты.',
    ],
    ['no phone', { phone: '12' }, 'Это не номер телефона.'],
    ['no message', { message: '' }, 'Напишите, пожалуйста, о чём идёт речь.'],
    ['no consent', { consent: '' }, 'Без вашего согласия мы не можем ответить.'],
    ['a phone that is too long', { phone: '2310 '.repeat(10) }, 'Слишком длинный текст.'],
    ['an address that is too long', { email: `${'a'.repeat(100)}@a.gr` }, 'Слишком длинный текст.'],
    ['a message that is too long', { message: 'я'.repeat(5001) }, 'Слишком длинный текст.'],
  ])('%s', async (_, fields, said) => {
    const { totalRows } = await leads()
    const answer = await send({ object: object.referenceNumber, ...fields })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(said)
    if (!('message' in fields)) expect(answer.body).toContain(visitor.message)
    expect(answer.body).toContain(`value="${object.referenceNumber}"`)
    expect((await leads()).totalRows).toBe(totalRows)
  })

  test('markup is escaped', async () => {
    const answer = await send({ name: '"><script>alert(1)</script>', consent: '' })
    expect(answer.body).not.toContain('<script>alert')
  })

  test('NUL characters are dropped, and a body that is not a form is rejected', async () => {
    await forgive()
    await thanked({ email: 'nul@example.com', message: 'a\u0000b' })
    expect((await newest()).description).toMatch(/^ab\n/)
    const plain = { method: 'POST', url: '/site/en/enquiry', payload: '{}' } as const
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(
        (await app.http.inject({ ...plain, headers: { 'content-type': type } })).statusCode,
      ).toBeGreaterThanOrEqual(400)
  })
})

test('an unpublished object is not revealed', async () => {
  await forgive()
  const hidden = (await app.call('GET', '/api/object/add')).json().object
  await app.call('POST', '/api/object/update', { payload: { id: hidden.id, title: 'Not public' } })
  await thanked({ email: 'curious@example.com', object: hidden.referenceNumber })
  const lead = await newest()
  expect(lead.objects).toEqual([])
  // The office sees the number: the object may have been unpublished a moment ago.
  expect(lead.description).toContain(`#${hidden.referenceNumber}`)
  const { to } = await mails()
  expect(to).toContain('curious@example.com')
  const confirmation = app.outbox.find((mail) => mail.to === 'curious@example.com')!
  expect(confirmation.text).not.toContain(hidden.referenceNumber)
})

describe('against abuse', () => {
  test('a program that fills in the hidden field is thanked and leaves nothing', async () => {
    const { totalRows } = await leads()
    await thanked({ website: 'https://spam.example' })
    expect((await leads()).totalRows).toBe(totalRows)
  })

  test('other sites cannot post the form', async () => {
    expect((await send({}, 'en', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  test('limits enquiries per contact and per address, and keeps the input', async () => {
    await forgive()
    const status = async (at: number, fields: object = {}) =>
      (await send({ email: 'often@example.com', message: `Message ${at}`, ...fields }, 'en'))
        .statusCode
    const answers: number[] = []
    for (let at = 0; at < 7; at++) answers.push(await status(at))
    expect(answers).toEqual([303, 303, 303, 303, 303, 429, 429])
    const refused = await send({ email: 'often@example.com', message: 'One more' }, 'el')
    expect(refused.body).toContain('One more')
    const many: number[] = []
    for (let at = 0; at < 30; at++) many.push(await status(at, { email: `other${at}@example.com` }))
    expect(many.filter((one) => one === 303).length).toBe(25)
    expect(many.at(-1)).toBe(429)
  })

  test('one mailbox gets at most three confirmations a day', async () => {
    await mails()
    await forgive()
    for (let at = 0; at < 5; at++) await thanked({ email: 'victim@example.com', message: `${at}` })
    const { to } = await mails()
    expect(to.filter((one) => one === 'victim@example.com')).toHaveLength(3)
    expect(to.filter((one) => one === 'office@estia.test')).toHaveLength(5)
  })
})

test('mails wait while the mail server is down, and are sent later', async () => {
  await mails()
  await forgive()
  await thanked({ email: 'patient@example.com' })
  const down = await mails(async () => {
    throw new Error('connect ECONNREFUSED')
  })
  expect(down.failures).toHaveLength(2)
  expect((await mails()).to).toEqual([])
  await sql`UPDATE "mailQueue" SET "dueOn" = now()`.execute(app.db)
  expect((await mails()).to.sort()).toEqual(['office@estia.test', 'patient@example.com'])
  // After days of failures a mail is given up, and stays visible.
  await forgive()
  await thanked({ email: 'refused@example.com', message: 'Never taken' })
  await sql`UPDATE "mailQueue" SET "tries" = ${mostTries - 1}`.execute(app.db)
  await mails(async () => {
    throw new Error('connect ECONNREFUSED')
  })
  expect((await mails()).to).toEqual([])
  const { rows } = await sql`DELETE FROM "mailQueue" RETURNING "givenUpOn"`.execute(app.db)
  expect(rows).toEqual([{ givenUpOn: expect.anything() }, { givenUpOn: expect.anything() }])
  expect((await mails()).to).toEqual([])
})

test('servers that send at the same time send each mail once', async () => {
  await forgive()
  for (let at = 0; at < 5; at++) await thanked({ email: `many${at}@example.com` })
  app.outbox.length = 0
  const mailer = { send: async (mail: { to: string }) => app.outbox.push(mail as never) > 0 }
  const done = await Promise.all([1, 2, 3].map(() => app.sendMail(mailer)))
  expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(10)
  expect(new Set(app.outbox.map(({ to, text }) => to + text)).size).toBe(10)
})

test('an enquiry that cannot be stored is not thanked for, and stays in the form', async () => {
  await forgive()
  await sql`ALTER TABLE "enquiry" RENAME TO "elsewhere"`.execute(app.db)
  const answer = await send({ email: 'unlucky@example.com', message: 'Still here?' }, 'en')
  await sql`ALTER TABLE "elsewhere" RENAME TO "enquiry"`.execute(app.db)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.body).toContain('Still here?')
  expect(answer.body).toContain('could not be sent')
  const { rows } = await sql`SELECT FROM "account" WHERE "email" = 'unlucky@example.com'`.execute(
    app.db,
  )
  expect(rows).toEqual([])
})

test('sending the form stores a consent to answers only, in the words shown', async () => {
  await forgive()
  await thanked({ email: 'agreed@example.ru', message: 'Есть ли лифт?' })
  const { accountId } = await newest()
  const account = (await app.call('GET', `/api/account/view/${accountId}`)).json()
  expect(account).toMatchObject({
    answerConsentOn: agencyToday(),
    answerConsentSource: expect.any(String),
    answerConsentWords: expect.stringContaining('Estia'),
    consentOn: null,
    consentSource: null,
    consentWords: null,
    shareConsentOn: null,
    shareConsentSource: null,
    shareConsentWords: null,
  })
  expect(account.answerConsentWords).toMatch(/[а-я]/)
})
