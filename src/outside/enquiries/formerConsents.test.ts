// How the upgrade converts consents from before consents had purposes.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('a consent from the form covers answers only, one entered by staff still covers mailings', async () => {
  const add = async (consent: object) => {
    const { id } = await app.db
      .insertInto('account')
      .values({ lastName: 'Former', consentOn: '2026-03-05', ...consent })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const form = await add({ consentSource: 'Форма на сайте', consentWithdrawnOn: '2026-04-01' })
  const renamed = await add({ consentSource: 'Our page' })
  const byHand = await add({ consentSource: 'On paper' })
  const source = await add({})
  await sql`UPDATE "account" SET "lastName" = 'Our page', "consentOn" = NULL WHERE "id" = ${source}`.execute(
    app.db,
  )
  await sql`INSERT INTO "siteSource" ("accountId") VALUES (${source})`.execute(app.db)
  const { id: leadId } = await app.db
    .insertInto('lead')
    .values({ accountId: form })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    INSERT INTO "enquiry" ("leadId", "language", "name", "email", "message", "consent", "fingerprint")
    VALUES (${leadId}, 'ru', 'M', 'm@example.ru', '?', 'Я согласна на ответ', 'f')`.execute(app.db)

  const migration = await readFile('migrations/0221_consents.sql', 'utf8')
  await sql.raw(migration.slice(migration.indexOf('UPDATE'))).execute(app.db)

  const { rows } = await sql`
    SELECT "id", "answerConsentOn"::text, "answerConsentSource", "answerConsentWords", "consentOn"::text, "consentSource",
      "consentWithdrawnOn"::text
    FROM "account" WHERE "id" = ANY (${[form, renamed, byHand]}::integer[]) ORDER BY "id"`.execute(
    app.db,
  )
  const none = { consentOn: null, consentSource: null, consentWithdrawnOn: null }
  const day = '2026-03-05'
  expect(rows).toEqual([
    {
      ...none,
      id: form,
      consentWithdrawnOn: '2026-04-01',
      answerConsentOn: day,
      answerConsentSource: 'Форма на сайте',
      answerConsentWords: 'Я согласна на ответ',
    },
    {
      ...none,
      id: renamed,
      answerConsentOn: day,
      answerConsentSource: 'Our page',
      answerConsentWords: null,
    },
    {
      ...none,
      id: byHand,
      consentOn: day,
      consentSource: 'On paper',
      answerConsentOn: null,
      answerConsentSource: null,
      answerConsentWords: null,
    },
  ])
})
