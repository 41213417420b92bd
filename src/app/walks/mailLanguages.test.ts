// Every mail that the product can send is in the reader's language, without a word of another. If the language is
// unknown, it is the office's.
// @module-tag faults
import { glob, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#kit/i18n/languages.ts'
import { agencyDay } from '#kit/clock.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sendMatches } from '#outside/match-mails/sendMatches.store.ts'
import { tellOfOffers } from '#daily/matching/tellAgents.store.ts'
import {
  addMatchingLead,
  addMatchingObject,
  kalamaria,
} from '#daily/matching/testing/addMatching.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { remindOf } from '#daily/reminders/remind.store.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import type { Order } from '#records/orders/orders.contract.ts'
import { addLead, addSelection } from '#outside/selections/testing/addSelection.ts'
import { tellBackups } from '#base/backups/tellBackups.store.ts'
import { queueAccessMail } from '#base/session/own-sessions/accessMail.ts'
import { queueFactorMail } from '#base/session/second-factor/factorMail.ts'
import { sendEnquiry } from '../testing/enquiryForm.ts'
import { postForm } from '../testing/postForm.ts'
import { testApp } from '../testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "lead", "object", "alert", "mailQueue", "signInFailure", "assignment" CASCADE`.execute(
    app.db,
  )
  await sql`UPDATE "user" SET "language" = 'en'`.execute(app.db)
})

type Sent = { to: string; subject: string; text: string; html: string | null }
/** Sends the mail to a reader of this language; null if it is unknown. */
type Send = (language: Language | null) => Promise<unknown>

let count = 0
const newEmail = () => `reader${++count}@example.com`
/** Words that belong to no language: typed texts and names. */
const typed = [
  'Estia',
  'Klio',
  'Client',
  'Branch',
  'Boris',
  'Anna',
  'Admin',
  'Employee',
  'Eleni',
  'Kuznetsova',
  'Maria',
  'bill.pdf',
]
/** English words that Greek and Russian use unchanged. */
const borrowed = ['e-mail', 'PIN', 'PDF', 'passkey', 'passkeys']

const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.anything()])
  return answer.json()
}
const assign = (
  parentKind: 'Demand' | 'Object',
  parentId: number,
  { accountId }: { accountId: number },
) => app.db.insertInto('assignment').values({ parentKind, parentId, accountId }).execute()
const speaks = ({ accountId }: { accountId: number }, language: Language | null) =>
  language === null
    ? sql`DELETE FROM "user" WHERE "accountId" = ${accountId}`.execute(app.db)
    : sql`
        INSERT INTO "user" ("accountId", "username", "passwordHash", "language")
        SELECT "id", "email", '', ${language} FROM "account" WHERE "id" = ${accountId}
        ON CONFLICT ("accountId") DO UPDATE SET "language" = EXCLUDED."language"`.execute(app.db)
const clientOf = async (language: Language | null, more: object = {}): Promise<number> =>
  (
    await post('/api/account/add', {
      firstName: 'Maria',
      lastName: 'Kuznetsova',
      email: newEmail(),
      language,
      ...more,
    })
  ).id
/** A property with an English title only. */
const object = () =>
  addPublishable(app, kalamaria, { title: 'House', titleEl: null, titleRu: null }) as Promise<{
    id: number
    referenceNumber: string
  }>
const user = async (language: Language) => {
  await speaks(app.employee, language)
  return app.employee
}

/** An expense with a bill. */
const expenseOf = async (accountId: number): Promise<number> => {
  const expense = { amount: '120.50', transactionDate: '2026-10-05T10:00:00', paymentMethod: 1 }
  const files = {
    'bill.pdf': Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  }
  const added = await postForm(
    app,
    '/api/transactions/addExpense',
    { accountId, categoryId: 15, ...expense },
    { files },
  )
  return added.json().id
}
const declineByLink = async (id: number): Promise<void> => {
  const { link } = (await app.call('GET', `/api/transactions/approval/${id}`)).json()
  await post(`/api/transactions/declineExpense/${link.split('/').at(-1)}`, { reason: '7' })
}

const news = [
  ...(['authenticatorAdded', 'authenticatorDeleted', 'passkeyAdded', 'passkeyDeleted'] as const),
  ...(['newRecoveryCodes', 'recoveryCodeUsed', 'reset', 'guessed', 'locked'] as const),
]
const newsOfFeed = ['made', 'renewed', 'ended', 'endedWithSessions'] as const

/** Mails by the file that queues them. */
const toStaff: Record<string, Send> = {
  'daily/matching/tellAgents.store.ts': async (language) => {
    await speaks(app.branchEmployee, language)
    await assign('Demand', await addMatchingLead(app), app.branchEmployee)
    await addMatchingObject(app, { title: 'House', area: 85, bedrooms: 2, locationId: kalamaria })
    await sql`UPDATE "objectOffer" SET "tellOn" = now()`.execute(app.db)
    await tellOfOffers(app.db, app, 10)
  },
  'daily/reminders/reminderMails.store.ts': async (language) => {
    await speaks(app.employee, language)
    const { id: objectId } = await object()
    await assign('Object', objectId, app.employee)
    await sql`DELETE FROM "reminder"`.execute(app.db)
    await app.db
      .insertInto('objectAccount')
      .values({
        objectId,
        accountId: app.client.accountId,
        relation: 4,
        startDate: null,
        endDate: null,
        price: 650,
        rentPaymentDay: 17,
      } as never)
      .execute()
    await remindOf(app.db, 'rent', '2027-03-10', app)
  },
  'outside/selections/site/tellOffice.store.ts': async (language) => {
    await speaks(app.employee, language)
    const leadId = await addLead(app)
    await unassign(app.db, 'Demand', leadId)
    await assign('Demand', leadId, app.employee)
    const { id, referenceNumber } = await object()
    const { path } = await addSelection(app, leadId, [id])
    await app.http.inject({
      method: 'POST',
      url: `${path}/mark`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ object: referenceNumber, mark: 'like' }).toString(),
    })
  },
  'records/payments/approval/tellOffice.store.ts': async (language) => {
    await speaks(app.employee, language)
    const accountId = await clientOf('en')
    await app.db
      .insertInto('assignment')
      .values({ parentKind: 'Account', parentId: accountId, accountId: app.employee.accountId })
      .execute()
    await declineByLink(await expenseOf(accountId))
  },
  'outside/enquiries/receiveEnquiry.store.ts': async (language) => {
    await speaks(app.employee, language)
    const { id, referenceNumber } = await object()
    await assign('Object', id, app.employee)
    await enquire('en', {
      object: referenceNumber,
      name: '77',
      phone: '2310000000',
      message: '?',
      email: '',
    })
  },
}
const enquire = (language: Language, fields: Record<string, string>) =>
  sendEnquiry(app, { phone: '', consent: 'yes', website: '', ...fields }, { language })

const toClients: Record<string, Send> = {
  'outside/mail-templates/letters.store.ts': async (language) => {
    const id = await clientOf(language, { consentOn: '2026-01-05' })
    const { id: templateId } = await post('/api/MailTemplate/add', {
      name: 'News',
      isAdvertising: true,
      subjectEn: 'News from {agency}',
      textEn: 'Good day, {name}',
      subjectEl: 'Νέα από {agency}',
      textEl: 'Καλημέρα, {name}',
      subjectRu: 'Новости: {agency}',
      textRu: 'Добрый день, {name}',
    })
    const about = { templateId, entity: 'Account', ids: [id] }
    const { letters } = await post('/api/MailTemplate/preview', about)
    const { accountId, recordId, to, subject, text } = letters[0]
    await post('/api/MailTemplate/send', {
      ...about,
      letters: [{ accountId, recordId, to, subject, text }],
    })
  },
  'outside/selections/sendSelection.store.ts': async (language) => {
    const leadId = await addLead(app, { email: newEmail(), language })
    const { id } = await addSelection(app, leadId, [(await object()).id])
    await post(`/api/selection/send/${id}`, {})
  },
  'outside/match-mails/sendMatches.store.ts': async (language) => {
    const accountId = await clientOf(language, { consentOn: '2026-01-05' })
    await addMatchingLead(app, {
      accountId,
      sendMatches: 2,
      rentBudgetRangeMax: 900,
      forRent: true,
    })
    await object()
    await addPublishable(app, kalamaria, {
      title: 'House',
      titleEl: null,
      titleRu: null,
      forRent: true,
      rentPrice: 700,
    })
    await sql`UPDATE "offerHistory" SET "since" = now() - interval '1 hour'`.execute(app.db)
    await sql`UPDATE "matchSending" SET "since" = now() - interval '2 hours'`.execute(app.db)
    await sendMatches(app.db, agencyDay(1), app)
  },
  'records/payments/invitation/invitation.store.ts': async (language) => {
    const id = await clientOf(language)
    expect((await app.call('GET', `/api/transactions/sendInvitation/${id}`)).statusCode).toBe(200)
  },
  'records/payments/approval/sendForApproval.store.ts': async (language) => {
    const accountId = await clientOf(language)
    const id = await expenseOf(accountId)
    await post(`/api/transactions/sendForApproval/${id}`, {})
  },
  'records/payments/approval/answerExpense.store.ts': async (language) => {
    const id = await expenseOf(await clientOf(language))
    await declineByLink(id)
    // Ignore the mail to the office, which is tested separately.
    await sql`DELETE FROM "mailQueue"`.execute(app.db)
    await post(`/api/transactions/answerExpense/${id}`, { answer: '77', version: 2 })
  },
}

/** Mails to people whose language is always known: they sign in, or have just chosen the language of a page. */
const known: Record<string, (language: Language) => Promise<unknown>> = {
  'base/session/passwords/resetPassword.ts': async (language) => {
    const { username: email } = await user(language)
    await app.call('POST', '/api/authenticate/forgotPassword', { as: null, payload: { email } })
    await expect.poll(async () => (await queued()).length).toBe(1)
  },
  'records/accounts/invitations/invitationMail.store.ts': async (language) => {
    for (const [role, branchId] of [['admin'], ['employee'], ['employee', 1]] as const)
      await post('/api/invitation', {
        firstName: 'Maria',
        lastName: 'Kuznetsova',
        email: newEmail(),
        role,
        branchId: branchId ?? null,
        language,
      })
  },
  'base/backups/tellBackups.store.ts': async (language) => {
    await speaks(app.admin, language)
    const reasons = [
      ...(['never', 'old', 'failed', 'notProven', 'differs', 'notSent'] as const),
      ...(['refused', 'lowSpace'] as const),
    ]
    await sql`DELETE FROM "backupTold"`.execute(app.db)
    await tellBackups(
      app.db,
      reasons.map((reason) => ({ reason, said: '77', hours: 27 })),
      app,
    )
  },
  'base/session/own-sessions/accessMail.ts': async (language) => {
    const { accountId } = await user(language)
    for (const one of news)
      await queueFactorMail(app.db, app, accountId, one, { name: '7', left: 3, count: 3, by: '7' })
    for (const one of newsOfFeed)
      await queueAccessMail(app.db, app, accountId, {
        mail: 'calendarFeedMail',
        what: `calendarFeedMail.${one}`,
        path: '/',
      })
  },
  'records/orders/links/orderLinks.store.ts': async (language) => {
    const { order, partyId } = await orderIn(language)
    await post(`/api/Order/sendLink/${order.id}`, { partyId })
  },
  'records/orders/mailing/mailOrder.store.ts': async (language) => {
    const { orders, order, sign } = await orderIn(language)
    await sign()
    const blank = (await app.call('GET', `/api/Order/add?extendsId=${order.id}`)).json()
    const draft = await post('/api/Order/update', blank)
    await sign((await orders.issue(draft)).json())
    const ended = { endedOn: agencyDay(), reason: '77' }
    await post(`/api/Order/end/${order.id}`, ended)
    const other = await orderIn(language)
    const { id } = other.order
    await post(`/api/Order/sendLink/${id}`, { partyId: other.partyId })
    await post(`/api/Order/withdraw/${id}`, { reason: '77' })
    expect(await queued()).toHaveLength(5)
  },
  'outside/enquiries/receiveEnquiry.store.ts': async (language) => {
    const { referenceNumber } = await object()
    const fields = { object: referenceNumber, name: '77', message: '?', email: newEmail() }
    await enquire(language, fields)
    // What the office is told is another mail.
    await sql`DELETE FROM "mailQueue" WHERE "to" <> ${fields.email}`.execute(app.db)
  },
}

/** The language of an order is the one that it is written in. */
async function orderIn(language: Language) {
  const orders = orderingIn(app)
  const { mandate: templateId } = await orders.prepare()
  await post('/api/Agency/update', { name: 'Estia', nameEl: 'Estia' })
  const parties = [{ accountId: await clientOf(language, { taxNumber: '123456783' }) }]
  const more = { side: 'mandate', templateId, parties, language, secondLanguage: null }
  const order = await orders.issued({ ...more, validUntil: agencyDay(30) })
  const sign = (one: Order = order) => orders.sign(one, { language })
  return { orders, order, sign, partyId: order.parties[0]!.id }
}

async function queued(): Promise<Sent[]> {
  const { rows } =
    await sql<Sent>`SELECT "to", "subject", "text", "html" FROM "mailQueue" ORDER BY "id"`.execute(
      app.db,
    )
  return rows
}

const scripts = { en: 'Latin', el: 'Greek', ru: 'Cyrillic' } as const
const lettersOf = (language: Language) => new RegExp(`\\p{Script=${scripts[language]}}+`, 'gu')

/** The visible words, without markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** The mistakes in a mail for a reader of the language. */
function faultsIn(language: Language, { subject, text, html }: Sent): string[] {
  const known = [...typed, ...(language === 'en' ? [] : borrowed)].join('|').replaceAll('.', '\\.')
  const said = [subject, text, wordsOf(html ?? '')]
    .join('\n')
    .replace(/https?:\S+|\S+@\S+|#?\b[0-9A-Z]{4}\b|\bT\d+/g, ' ')
    .replace(new RegExp(`(?<!\\p{L})(?:${known})(?!\\p{L})`, 'giu'), ' ')
  const others = languages.filter((other) => other !== language)
  return [
    ...(lettersOf(language).test(said) ? [] : [`not in ${language}: ${said}`]),
    ...others.flatMap((other) => said.match(lettersOf(other)) ?? []),
    ...(/undefined|null|\{\{|[a-z]\w*\.[a-z]\w*\.[a-z]/.exec(said) ?? []),
  ]
}

/** The mistakes in the mails that `send` causes. */
async function faultsOf(language: Language, send: () => Promise<unknown>): Promise<string[]> {
  await send()
  const mails = await queued()
  return mails.length > 0 ? mails.flatMap((mail) => faultsIn(language, mail)) : ['no mail']
}

describe.each(languages)('in %s', (language) => {
  const ofStaffAndClients = Object.entries({ ...toStaff, ...toClients })
  test.each(ofStaffAndClients)('%s', async (_file, send) => {
    expect(await faultsOf(language, () => send(language))).toEqual([])
  })
  test.each(Object.entries(toClients))('%s, with pictures beside the text', async (_file, send) => {
    await send(language)
    const { rows } = await sql<{ html: string; sender: { name: string } }>`
      SELECT "html", "sender" FROM "mailQueue"`.execute(app.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { html, sender } of rows) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(sender).toMatchObject({
        name: 'Estia',
        replyTo: { address: expect.stringContaining('@') },
      })
    }
  })
  test.each(Object.entries(known))('%s, of whom it is always known', async (_file, send) => {
    expect(await faultsOf(language, () => send(language))).toEqual([])
  })
  test.each(ofStaffAndClients)("%s, in the office's language", async (_file, send) => {
    await sql`UPDATE "user" SET "language" = ${language}`.execute(app.db)
    expect(await faultsOf(language, () => send(null))).toEqual([])
  })
})

test("a client whose password the office has set gets mail in the office's language too", async () => {
  await sql`UPDATE "user" SET "language" = 'ru'`.execute(app.db)
  const email = newEmail()
  await clientOf(null, { email })
  await post('/api/authenticate/setPassword', { email, password: 'forty olive lanterns' })
  const forget = async () => {
    await app.call('POST', '/api/authenticate/forgotPassword', { as: null, payload: { email } })
    await expect.poll(async () => (await queued()).length).toBe(1)
  }
  expect(await faultsOf('ru', forget)).toEqual([])
})

test('every place that queues a mail is tested', async () => {
  const folder = new URL('../../', import.meta.url).pathname
  const queueing: string[] = []
  for await (const file of glob('**/*.ts', { cwd: folder }))
    if (
      !file.startsWith('kit/') &&
      !file.endsWith('.test.ts') &&
      file !== 'base/mail/queueLetters.store.ts' &&
      /\bqueue(Mail|Letters?)\(/.test(await readFile(folder + file, 'utf8'))
    )
      queueing.push(file)
  expect(queueing.toSorted()).toEqual(
    [...new Set([toStaff, toClients, known].flatMap((each) => Object.keys(each)))].toSorted(),
  )
})
