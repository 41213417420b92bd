// Generated texts of tasks are shown in each user's language, until somebody rewrites them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agencyToday } from '#kit/clock.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { literalText } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { personOf } from '#keeping/personal-data/person.store.ts'
import { takeOut } from '#keeping/personal-data/takeOut.store.ts'
import { addLead } from '#outside/selections/testing/addSelection.ts'
import { addTask, addToTask } from './addTask.store.ts'
import { updateTaskTexts } from './updateTaskTexts.store.ts'

let app: TestApp
let leadId: number
const sold: TextLine = ['followUp.task.sale', { object: 'A12' }]
const texts = {
  'en-UK': 'The property #A12 is sold: tell the client, and offer others.',
  el: 'Το ακίνητο #A12 πουλήθηκε: ενημερώστε τον πελάτη και προτείνετε άλλα.',
  ru: 'Объект #A12 продан: сообщите клиенту и предложите другие.',
}
const languages = Object.keys(texts) as (keyof typeof texts)[]

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await speak('en-UK')
  leadId = await addLead(app)
})

const speak = (language: string) =>
  app.call('POST', '/api/UserSettings/Language', { payload: { language } })
const addGenerated = (lines: readonly TextLine[] = [sold]) =>
  addTask(
    app.db,
    {
      record: { entity: 'Demand', id: leadId },
      category: 'call',
      said: lines,
      date: `${agencyToday()}T00:00:00`,
      assignedTo: [app.admin.accountId],
    },
    { translate: app.translate, language: 'el' },
  )
const read = async (id: number) => (await app.call('GET', `/api/activity/${id}`)).json()
const update = (payload: object) => app.call('POST', '/api/activity/update', { payload })
const storedOf = (id: number) =>
  app.db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Every response that contains the task, by its place. */
async function everywhere(id: number): Promise<Record<string, string>> {
  const day = agencyToday()
  const json = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.call(method, url, { ...(payload && { payload }) })).body
  return {
    itself: await json('GET', `/api/activity/${id}`),
    ofRecord: await json('GET', `/api/activity?parent=Demand&parentId=${leadId}`),
    actions: await json('POST', '/api/activity/actions', { mine: true, done: false }),
    home: await json('GET', '/api/home'),
    calendar: await json('POST', '/api/calendar/planned', { from: day, till: day, people: [] }),
    timeline: await json('GET', `/api/timeline?parent=Demand&parentId=${leadId}`),
    leads: await json('POST', '/api/lead/search', {}),
  }
}

test('a task is shown in the language of the user everywhere', async () => {
  const id = await addGenerated()
  for (const language of languages) {
    await speak(language)
    for (const [where, body] of Object.entries(await everywhere(id))) {
      expect(body, `${where} in ${language}`).toContain(texts[language])
      for (const other of languages.filter((one) => one !== language))
        expect(body, `${where} in ${language}`).not.toContain(texts[other])
    }
  }
})

test('the calendar feed and the trash show it in the language of the user', async () => {
  const id = await addGenerated()
  const { url } = (await app.call('POST', '/api/calendar/feed', { payload: {} })).json()
  await app.call('DELETE', `/api/activity/${id}`)
  for (const language of languages) {
    await speak(language)
    const trash = await app.call('GET', '/api/trash')
    expect(trash.body).toContain(texts[language])
  }
  await app.call('POST', `/api/activity/restore/${id}`)
  for (const language of languages) {
    await speak(language)
    const feed = await app.call('GET', new URL(url, 'http://estia.test').pathname, { as: null })
    expect(feed.body.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(texts[language])
  }
})

test('its text is searchable in all three languages', async () => {
  const id = await addGenerated()
  await addGenerated([literalText('Something else')])
  for (const searchStr of ['sold', 'πουλήθηκε', 'продан']) {
    const found = await app.call('POST', '/api/activity/actions', { payload: { searchStr } })
    expect(found.json().items.map((one: { id: number }) => one.id)).toContain(id)
  }
})

test('a rewritten text is shown to everybody as written', async () => {
  const id = await addGenerated()
  await update({ id, description: 'Позвонить вечером' })
  for (const language of languages) {
    await speak(language)
    expect((await read(id)).description).toBe('Позвонить вечером')
  }
  expect((await storedOf(id)).said).toBeNull()
  const found = await app.call('POST', '/api/activity/actions', {
    payload: { searchStr: 'πουλήθηκε' },
  })
  expect(found.json().items.map((one: { id: number }) => one.id)).not.toContain(id)
})

test('saving other fields of a task does not rewrite its text', async () => {
  const id = await addGenerated()
  await speak('ru')
  const whole = await read(id)
  const saved = await update({ ...whole, done: true })
  expect(saved.json()).toMatchObject({ done: true, description: texts.ru })
  await speak('el')
  expect((await read(id)).description).toBe(texts.el)
})

test('an added line is shown in each language and survives a save of an older copy', async () => {
  const id = await addGenerated()
  await speak('ru')
  const before = await read(id)
  const line: TextLine = [
    'alert.timed',
    { time: '10:15', text: ['selection.did.like', { number: 'B7' }] },
  ]
  expect(await addToTask(app.db, id, line, { translate: app.translate, language: 'el' })).toBe(true)
  expect((await read(id)).description).toBe(`${texts.ru}\n10:15 нравится #B7`)
  expect((await update({ ...before, category: 'meeting' })).statusCode).toBe(200)
  await speak('en-UK')
  expect((await read(id)).description).toBe(`${texts['en-UK']}\n10:15 likes #B7`)
  await update({ id, description: 'Mine' })
  expect(await addToTask(app.db, id, line, { translate: app.translate, language: 'el' })).toBe(true)
  expect((await read(id)).description).toBe('Mine\n10:15 αρέσει το #B7')
})

test('removing the last line rewrites the text', async () => {
  const id = await addGenerated()
  const line: TextLine = ['selection.did.like', { number: 'B7' }]
  await addToTask(app.db, id, line, { translate: app.translate, language: 'el' })
  await speak('ru')
  const whole = await read(id)
  const saved = await update({ ...whole, description: texts.ru })
  expect(saved.json()).toMatchObject({ description: texts.ru })
  await speak('el')
  expect((await read(id)).description).toBe(texts.ru)
})

test('a visitor’s own words stay as they were written', async () => {
  const id = await addGenerated([
    ['alert.labelled', { label: ['enquiry.name'], text: 'Anna Γεωργίου' }],
    literalText('Хочу посмотреть {{object}} $t(kit.yes)'),
  ])
  await speak('el')
  expect((await read(id)).description).toBe(
    'Όνομα: Anna Γεωργίου\nХочу посмотреть {{object}} $t(kit.yes)',
  )
  await speak('en-UK')
  expect((await read(id)).description).toBe(
    'Name: Anna Γεωργίου\nХочу посмотреть {{object}} $t(kit.yes)',
  )
})

test('the action log shows it in the user’s language, without message keys', async () => {
  await addGenerated()
  await speak('ru')
  const log = await app.call('POST', '/api/actionLog', { payload: {} })
  expect(log.body).toContain(texts.ru)
  expect(log.body).not.toContain('followUp.task.sale')
})

test('an export of personal data shows it in the language of the user', async () => {
  await addGenerated()
  const { accountId } = await app.db
    .selectFrom('lead')
    .select('accountId')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  const person = await personOf(app.db, accountId!)
  let page = ''
  for await (const part of takeOut(app.db, person, { ...app, language: 'ru' })) page += part
  expect(page.replaceAll('&#38;', '&')).toContain(texts.ru)
  expect(page).not.toContain(texts.el)
  expect(page).not.toContain('followUp.task')
})

test('texts of tasks still to do are regenerated when messages have changed', async () => {
  await sql`TRUNCATE "activity" CASCADE`.execute(app.db)
  const id = await addGenerated()
  expect(await updateTaskTexts(app.db, app.translate)).toBe(0)
  await sql`UPDATE "activity" SET "said" = jsonb_set("said", '{texts,ru}', '"Earlier words"')`.execute(
    app.db,
  )
  await speak('ru')
  expect((await read(id)).description).toBe('Earlier words')
  expect(await updateTaskTexts(app.db, app.translate)).toBe(1)
  expect(await updateTaskTexts(app.db, app.translate)).toBe(0)
  expect((await read(id)).description).toBe(texts.ru)
})
