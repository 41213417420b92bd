import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let by: ReturnType<typeof byHand>
beforeAll(async () => {
  app = await testApp()
  by = byHand(app)
  imports = importing(app)
})
afterAll(() => app.close())

const activitiesOf = async (entity: string, entityId: number) =>
  app.db
    .selectFrom('activity')
    .innerJoin('activityLink', 'activityLink.activityId', 'activity.id')
    .select(['activity.id', 'category', 'description', 'done', 'date', 'doneDate'])
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('deletedOn', 'is', null)
    .orderBy('activity.id')
    .execute()

test('calls, meetings and notes are on the timelines of person and property, with their own dates', async () => {
  const person = await by.account({ lastName: 'Kontos', firstName: 'Elias', phone: '6972220001' })
  const object = await by.object({ websiteCode: 'HIST-1', title: 'House of the past' })
  const file = csv(
    'Date;Time;Type;Client phone;Property code;Text;By',
    '03/02/2021;10:15;Call;+30 697 222 0001;HIST-1;asked for the price;',
    '04/02/2021;;Note;6972220001;;prefers mornings;',
    '25/02/2021 18:30;;E-mail;6972220001;;sent the photos;',
    '26/02/2021;;Visit;6972229999;;nobody knows this phone;',
    '27/02/2021;;Visit;6972220001;NONE-9;no such property;',
    ';;Visit;6972220001;;without a day;',
  )
  const sent = await imports.send('activities', file)
  expect(sent.mapping?.columns.map(({ target }) => target)).toEqual([
    'activity.when',
    'activity.time',
    'activity.activityKind',
    'person.phone',
    'object.number',
    'activity.description',
    'activity.responsible',
  ])
  const columns = sent.mapping!.columns.map((use, at) =>
    at === 4 ? { target: 'object.websiteCode' } : use,
  )
  await imports.map(sent.id, { columns })
  const checked = await imports.check(sent.id)
  expect(checked.counts).toMatchObject({ new: 3, refused: 3 })
  const refused = await imports.rows(sent.id, 'refused')
  expect(refused.map(({ faults }) => faults[0]!.text)).toEqual([
    expect.stringContaining('Nobody is found'),
    expect.stringContaining('No property is found'),
    expect.stringContaining('When'),
  ])
  await imports.run(sent.id)
  expect(await activitiesOf('Account', person)).toMatchObject([
    {
      category: 'call',
      description: 'asked for the price',
      done: true,
      doneDate: '2021-02-03T10:15:00',
    },
    { category: 'undefined', done: null, date: '2021-02-04T00:00:00', doneDate: null },
    {
      category: 'undefined',
      description: 'sent the photos\nType: E-mail',
      doneDate: '2021-02-25T18:30:00',
    },
  ])
  expect(await activitiesOf('Object', object)).toHaveLength(1)
  const timeline = await app.call('GET', `/api/timeline?parent=Account&parentId=${person}`)
  expect([timeline.statusCode, timeline.json().items?.map(({ at }: { at: string }) => at)]).toEqual(
    [
      200,
      expect.arrayContaining(['2021-02-25T18:30:00', '2021-02-04T00:00:00', '2021-02-03T10:15:00']),
    ],
  )

  const again = await imports.send('activities', file)
  await imports.map(again.id, { columns })
  expect((await imports.check(again.id)).counts).toMatchObject({ same: 3, new: 0, refused: 3 })
  const undone = await imports.undo(sent.id)
  expect(undone.written).toMatchObject({ undone: 3, stays: 0 })
  expect(await activitiesOf('Account', person)).toEqual([])
})

test('an unknown person with first and last name is added; between two namesakes the user chooses', async () => {
  const file = csv(
    'Date,Type,Last name,First name,E-mail,Text',
    '2020-05-06,Call,Vrettou,Thalia,thalia@example.gr,first call',
    '2020-05-07,Call,Vrettou,Thalia,,second call',
  )
  const { id } = await imports.send('activities', file)
  await imports.map(id)
  expect((await imports.check(id)).counts).toMatchObject({ new: 2, doubtful: 0 })
  const done = await imports.run(id)
  expect(done.written).toMatchObject({ added: 3 })
  await by.account({ lastName: 'Vrettou', firstName: 'Thalia' })
  const later = await imports.send(
    'activities',
    csv('Date,Type,Last name,First name,Text', '2020-05-08,Call,Vrettou,Thalia,third call'),
  )
  await imports.map(later.id)
  expect((await imports.check(later.id)).counts).toMatchObject({ doubtful: 1 })
})

test('activities in the future are refused', async () => {
  await by.account({ lastName: 'Avgerinos', firstName: 'Kosmas', email: 'kosmas@example.gr' })
  const { id } = await imports.send(
    'activities',
    csv('Date,Type,E-mail,Text', `${agencyDay(20)},Meeting,kosmas@example.gr,soon`),
  )
  await imports.map(id)
  expect((await imports.check(id)).counts).toMatchObject({ refused: 1 })
})
