import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { MailRefused } from '#kit/mail/mailRefused.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { mailFailures, mailsWaiting } from './mailsWaiting.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('mails are counted as waiting, delayed or given up, with their error codes', async () => {
  expect(await mailsWaiting(app.db)).toEqual({
    waiting: 0,
    delayed: 0,
    undelivered: 0,
    oldestOn: null,
  })
  const mail = (to: string) => ({ to, subject: 'Homes', text: 'Two of them' })
  const about = { entity: 'Account', id: app.client.accountId }
  await queueMail(app.db, [
    mail('refused@x.gr'),
    { ...mail('slow@x.gr'), about },
    mail('sent@x.gr'),
  ])
  await app.sendMail({
    send: async ({ to }) => {
      if (to === 'refused@x.gr') throw new MailRefused('550 No such user')
      if (to === 'slow@x.gr')
        throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' })
      return true
    },
  })
  await queueMail(app.db, [mail('new@x.gr')])
  expect(await mailsWaiting(app.db)).toEqual({
    waiting: 2,
    delayed: 1,
    undelivered: 1,
    oldestOn: expect.any(String),
  })
  expect(await mailFailures(app.db, 5)).toEqual(
    expect.arrayContaining([
      {
        entity: null,
        isGivenUp: true,
        count: 1,
        code: 'error:MailRefused',
        failedOn: expect.any(String),
      },
      {
        entity: 'Account',
        isGivenUp: false,
        count: 1,
        code: 'system:ETIMEDOUT',
        failedOn: expect.any(String),
      },
    ]),
  )
  await sql`UPDATE "mailQueue" SET "givenUpOn" = now() - interval '8 days' WHERE "givenUpOn" IS NOT NULL`.execute(
    app.db,
  )
  expect(await mailsWaiting(app.db)).toMatchObject({ waiting: 2, undelivered: 0 })
})
