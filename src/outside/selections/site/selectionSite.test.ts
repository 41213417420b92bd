// What clients can see and do with the link of a selection, and what others cannot.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPicture } from '#records/objects/testing/addPicture.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { addLead, addSelection } from '../testing/addSelection.ts'

let app: TestApp
let kalamaria: number
let photo: Buffer
beforeAll(async () => {
  app = await testApp()
  kalamaria = (await addPlaces(app.db)).kalamaria
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())
/** Resets the rate limits. */
beforeEach(() => sql`DELETE FROM "signInFailure"`.execute(app.db))

const addObject = (changes: object = {}) => addPublishable(app, kalamaria, changes, photo)
const get = (path: string, headers: Record<string, string> = {}) =>
  app.call('GET', path, { as: null, headers: { 'user-agent': 'Firefox', ...headers } })
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const staffSees = async (leadId: number, id: number) =>
  (await app.call('GET', `/api/selection/ofLead/${leadId}`))
    .json()
    .items.find((one: { id: number }) => one.id === id)
const activitiesOf = async (
  leadId: number,
): Promise<{ id: number; description: string; done: boolean }[]> =>
  (await app.call('GET', `/api/activity?parent=Demand&parentId=${leadId}`)).json().items
const alerts = async (): Promise<{ id: number; content: string; readedOn: string | null }[]> =>
  (await app.call('POST', '/api/alert/list', { payload: { sortBy: 'id', sortDesc: true } })).json()
    .items

describe('the page', () => {
  test('shows all pictures of the chosen objects, one per screen, and no others', async () => {
    const [chosen, other] = [await addObject({ publishRequested: false }), await addObject()]
    const { path } = await addSelection(app, await addLead(app), [chosen.id])
    const pictures = (reference: string) => get(`${path}/pictures/${reference}`)
    const page = await pictures(chosen.referenceNumber)
    expect(page.body).toContain(`${path}/picture/${chosen.imagesExisting[0]}/1600.webp`)
    expect(page.body).toContain(`href="${path}#object-${chosen.referenceNumber}"`)
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await pictures(other.referenceNumber)).statusCode).toBe(404)
    expect((await pictures('%00')).statusCode).toBe(404)
    const guessed = path.replace(/[^/]+$/, 'nobody-has-this-link')
    expect((await get(`${guessed}/pictures/${chosen.referenceNumber}`)).statusCode).toBe(404)
  })

  test('shows published objects and others, in three languages, with their pictures', async () => {
    const [on, off] = [await addObject(), await addObject({ publishRequested: false })]
    const made = await addSelection(app, await addLead(app), [off.id, on.id], {
      note: 'As we said.',
    })
    for (const [language, title, like] of [
      ['en', 'Flat with a view', 'I like it'],
      ['el', 'Διαμέρισμα με θέα', 'Μου αρέσει'],
      ['ru', 'Квартира с видом', 'Нравится'],
    ] as const) {
      const page = (await get(made.path.replace('/en/', `/${language}/`))).body
      for (const part of [title, like, 'As we said.', '120\u00a0000\u00a0€', on.referenceNumber])
        expect(page).toContain(part)
      expect(page.indexOf(off.referenceNumber)).toBeLessThan(page.indexOf(on.referenceNumber))
      // Only a published object has an address.
      expect(page).toContain(`/site/${language}/object/${on.referenceNumber}"`)
      expect(page).not.toContain(`/site/${language}/object/${off.referenceNumber}"`)
      expect(page).not.toMatch(/>\s*(object|site|selection|kit)\.\w+|undefined/)
    }
    for (const { imagesExisting } of [on, off]) {
      const picture = await get(`${made.path}/picture/${imagesExisting[0]}/800.webp`)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toBe('private, max-age=600')
    }
  })

  test('has a map of the objects, with approximate positions where staff hide the exact one', async () => {
    const exact = await addObject({
      latitude: 40.585432,
      longitude: 22.954321,
      displayCoordinates: true,
    })
    const about = await addObject({
      latitude: 40.585432,
      longitude: 22.954321,
      displayCoordinates: false,
      mapCircleLatitude: 40.585432,
      mapCircleLongitude: 22.954321,
      mapCircleRadius: 700,
    })
    const made = await addSelection(app, await addLead(app), [exact.id, about.id])
    const page = (await get(made.path)).body
    expect(page.match(/class="point"/g)).toHaveLength(1)
    expect(page.match(/class="circle"/g)).toHaveLength(1)
    expect(page).toMatch(/aria-label="[^"]*700\sm/)
  })

  test('is not indexed, not cached, and sends no referrer', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    const { headers, body } = await get(made.path)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect([headers['etag'], headers['set-cookie']]).toEqual([undefined, undefined])
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).not.toMatch(/<script|\son\w+=/)
    const sources = [...body.matchAll(/(?:src|href|action|srcset)="([^"]*)"/g)].map(([, to]) => to!)
    expect(sources.filter((to) => !/^(\/|#|mailto:|tel:|http:\/\/estia\.test\/)/.test(to))).toEqual(
      [],
    )
  })

  test('contains no internal data, whatever is entered in the object', async () => {
    const object = await addObject({ address: 'Plastira 15', zipCode: '551 32' })
    // A number that occurs nowhere else on the page.
    await sql`SELECT setval(pg_get_serial_sequence('lead', 'id'), 54321)`.execute(app.db)
    const leadId = await addLead(app, { lastName: 'Xanthopoulou', email: 'x@example.com' })
    await app.call('POST', '/api/lead/update', {
      payload: { id: leadId, description: 'Pays in cash' },
    })
    const owner = { firstName: 'Xanthippi', lastName: 'Papadopoulou' }
    const { id: accountId } = (
      await app.call('POST', '/api/account/add', { payload: owner })
    ).json()
    const link = { objectId: object.id, accountId, relation: 1 }
    await app.call('POST', '/api/objectAccount/add', { payload: link })
    // All text columns that are not public.
    const { rows: columns } = await sql<{ name: string }>`
      SELECT c.column_name AS "name" FROM information_schema.columns c
      WHERE c.table_name = 'object' AND c.data_type = 'text' AND c.is_generated = 'NEVER'
        AND c.column_name NOT IN (SELECT column_name FROM information_schema.columns WHERE table_name = 'shownObject')
    `.execute(app.db)
    expect(columns.length).toBeGreaterThan(1)
    for (const { name } of columns)
      await sql`UPDATE "object" SET ${sql.ref(name)} = 'zzinner' WHERE "id" = ${object.id}`.execute(
        app.db,
      )
    const made = await addSelection(app, leadId, [object.id])
    for (const language of ['en', 'el', 'ru']) {
      const page = (await get(made.path.replace('/en/', `/${language}/`))).body
      expect(page).toContain(object.referenceNumber)
      for (const hidden of [
        'zzinner',
        'Plastira',
        '551 32',
        'Xanth',
        'Papadopoulou',
        'x@example.com',
        'cash',
        'Anna',
        `"${leadId}"`,
      ])
        expect(page).not.toContain(hidden)
    }
  })

  test('replaces deleted objects with a polite note, and marks sold ones', async () => {
    const [gone, sold] = [await addObject(), await addObject({ soldRecently: true })]
    const made = await addSelection(app, await addLead(app), [gone.id, sold.id])
    await app.call('DELETE', `/api/object/${gone.id}`)
    const page = (await get(made.path)).body
    expect(page).not.toContain(gone.referenceNumber)
    expect(page).toContain('One property is no longer offered')
    expect(page).toMatch(/class="state">[^<]*[Ss]old/)
    expect((await get(`${made.path}/picture/${gone.imagesExisting[0]}/800.webp`)).statusCode).toBe(
      404,
    )
    await app.call('DELETE', `/api/object/${sold.id}`)
    expect((await get(made.path)).body).toContain('We will gladly choose others')
  })

  test('counts visits, not single requests or previews by messengers', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    for (const agent of ['WhatsApp/2.23', 'Viber', 'facebookexternalhit/1.1', 'TelegramBot'])
      await get(made.path, { 'user-agent': agent })
    await get(made.path, { 'sec-purpose': 'prefetch' })
    // Nor a visit of an agent, who sees the same page as the client.
    const own = await get(made.path, { cookie: `session=${app.employee.token}` })
    expect(own.body).toBe((await get(made.path, { 'user-agent': 'Viber' })).body)
    expect(await staffSees(made.leadId, made.id)).toMatchObject({ openings: 0, openedOn: null })
    for (let time = 0; time < 3; time++) await get(made.path)
    expect(await staffSees(made.leadId, made.id)).toMatchObject({ openings: 1 })
    await sql`UPDATE "selection" SET "openedOn" = now() - interval '1 hour' WHERE "id" = ${made.id}`.execute(
      app.db,
    )
    await get(made.path)
    expect(await staffSees(made.leadId, made.id)).toMatchObject({ openings: 2 })
  })
})

describe('a link that does not work', () => {
  test('gets the same response whether unknown, revoked, expired or deleted', async () => {
    const object = await addObject()
    const make = async () =>
      addSelection(app, await addLead(app), [object.id], { note: 'Secret note' })
    const [revoked, over, deleted, noLead] = [
      await make(),
      await make(),
      await make(),
      await make(),
    ]
    await app.call('POST', `/api/selection/revoke/${revoked.id}`)
    await sql`UPDATE "selection" SET "expiresOn" = '2020-01-01' WHERE "id" = ${over.id}`.execute(
      app.db,
    )
    await app.call('DELETE', `/api/selection/${deleted.id}`)
    await app.call('DELETE', `/api/lead/${noLead.leadId}`)
    expect(await staffSees(over.leadId, over.id)).toMatchObject({ state: 'expired' })
    const unknown = [
      `/site/en/selection/${'a'.repeat(24)}`,
      '/site/en/selection/x',
      '/site/en/selection/%00',
    ]
    const paths = [...unknown, ...[revoked, over, deleted, noLead].map(({ path }) => path)]
    const pages = await Promise.all(paths.map((path) => get(path)))
    expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect([pages[0]!.statusCode, pages[0]!.body]).toEqual([
      404,
      expect.stringContaining('not open'),
    ])
    for (const { path } of [revoked, over, deleted, noLead]) {
      const picture = `${path}/picture/${object.imagesExisting[0]}/800.webp`
      expect((await get(picture)).statusCode).toBe(404)
      expect(
        (await send(`${path}/mark`, { object: object.referenceNumber, mark: 'like' })).statusCode,
      ).toBe(404)
      expect((await send(`${path}/message`, { message: 'Hello' })).statusCode).toBe(404)
    }
    expect(await activitiesOf(revoked.leadId)).toEqual([])
  })

  test('still works on its last day', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    await sql`UPDATE "selection" SET "expiresOn" = "agencyToday"() WHERE "id" = ${made.id}`.execute(
      app.db,
    )
    expect((await get(made.path)).statusCode).toBe(200)
  })

  test('guesses are refused after a while, but never block a valid link', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    const answers: number[] = []
    for (let at = 0; at < 62; at++)
      answers.push((await get(`/site/en/selection/${String(at).padStart(24, 'b')}`)).statusCode)
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
    expect(answers.slice(60)).toEqual([429, 429])
    const refused = await get(`/site/el/selection/${'c'.repeat(24)}`)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(refused.body).toContain('Πάρα πολλοί σύνδεσμοι')
    expect((await get(made.path)).statusCode).toBe(200)
  })
})

test('the picture path serves pictures of the chosen objects, and no other file', async () => {
  const [chosen, other] = [await addObject(), await addObject({ publishRequested: false })]
  const made = await addSelection(app, await addLead(app), [chosen.id])
  const status = async (name: string, side = '800') =>
    (await get(`${made.path}/picture/${name}/${side}.webp`)).statusCode
  expect(await status(chosen.imagesExisting[0]!)).toBe(200)
  expect(await status(other.imagesExisting[0]!)).toBe(404)
  const paper = await addPicture(app, Buffer.from('Contract'), 'contract.txt')
  const files = { entityType: 'Object', id: chosen.id, fileNames: paper }
  const attached = await app.call('POST', '/api/files/setParent', { payload: files })
  expect(attached.statusCode).toBe(200)
  expect(await status(paper)).toBe(404)
  const ofAccount = await addPicture(app, photo)
  const account = { entityType: 'Account', id: app.client.accountId, fileNames: ofAccount }
  await app.call('POST', '/api/files/setParent', { payload: account })
  expect(await status(ofAccount)).toBe(404)
  for (const side of ['801', '9999', '320px'])
    expect(await status(chosen.imagesExisting[0]!, side)).toBe(404)
  expect(await status('..%2F..%2Fetc%2Fpasswd')).toBe(404)
  expect(await status('%00')).toBe(404)
})

describe('actions of the client', () => {
  test('marks can be set, changed and removed; the office gets one activity and one alert', async () => {
    const [one, two] = [await addObject(), await addObject()]
    const made = await addSelection(app, await addLead(app), [one.id, two.id])
    const mark = (object: { referenceNumber: string }, mark: string) =>
      send(`${made.path}/mark`, { object: object.referenceNumber, mark })
    const before = (await alerts()).length
    const answer = await mark(one, 'like')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${made.path}#object-${one.referenceNumber}`,
    ])
    await mark(two, 'like')
    await mark(two, 'dislike')
    // A second click changes nothing.
    await mark(two, 'dislike')
    await mark(one, 'none')
    const page = (await get(made.path)).body
    expect(page.match(/aria-pressed="true"/g)).toHaveLength(1)
    const { objects } = await staffSees(made.leadId, made.id)
    expect(objects).toMatchObject([
      { mark: null, markedOn: null },
      { mark: 'dislike', markedOn: expect.anything() },
    ])
    const activities = await activitiesOf(made.leadId)
    expect(activities).toHaveLength(1)
    const said = activities[0]!.description
    for (const { referenceNumber } of [one, two]) expect(said).toContain(`#${referenceNumber}`)
    expect(said.split('\n')).toHaveLength(5)
    const told = await alerts()
    expect(told).toHaveLength(before + 1)
    expect(told[0]!.content).toContain('Kuznetsova')
    expect(told[0]!.content.split('\n')).toHaveLength(5)
  })

  test('a mark after the alert was read and the activity done makes new ones', async () => {
    const object = await addObject()
    const made = await addSelection(app, await addLead(app), [object.id])
    await unassign(app.db, 'Demand', made.leadId)
    await app.call('POST', '/api/assignment/lead/add', {
      payload: { demandId: made.leadId, assignedTo: app.branchEmployee.accountId },
    })
    await sql`DELETE FROM "mailQueue"`.execute(app.db)
    const message = (text: string) => send(`${made.path}/message`, { message: text })
    await message('First')
    const [first] = await alerts()
    await message('Second')
    expect((await alerts())[0]!.id).toBe(first!.id)
    await app.call('GET', `/api/alert/${first!.id}`)
    const [activity] = await activitiesOf(made.leadId)
    await app.call('POST', '/api/activity/update', { payload: { id: activity!.id, done: true } })
    await message('Third')
    const [second] = await alerts()
    expect(second!.id).not.toBe(first!.id)
    expect(second!.content).toContain('Third')
    expect(second!.content).not.toContain('First')
    const all = await activitiesOf(made.leadId)
    expect(all).toHaveLength(2)
    // Yesterday's stays unchanged.
    await sql`UPDATE "activity" SET "createdOn" = now() - interval '1 day' WHERE "id" = ANY(${all.map(({ id }) => id)}::integer[])`.execute(
      app.db,
    )
    await send(`${made.path}/mark`, { object: object.referenceNumber, mark: 'like' })
    expect(await activitiesOf(made.leadId)).toHaveLength(3)
    // The lead's people get the alert, even an agent of a branch.
    const { rows } = await sql<{
      to: string
      text: string
    }>`SELECT "to", "text" FROM "mailQueue"`.execute(app.db)
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ to }) => to))).toEqual(new Set([app.branchEmployee.username]))
    expect(rows[0]!.text).toContain(`/Leads/View/${made.leadId}`)
  })

  test('messages about one object or all are stored once and shown to client and office', async () => {
    const object = await addObject()
    const made = await addSelection(app, await addLead(app), [object.id])
    const about = { object: object.referenceNumber, message: 'Можно посмотреть?\r\nВ субботу' }
    const answer = await send(`${made.path}/message`, about)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${made.path}?written=${object.referenceNumber}#object-${object.referenceNumber}`,
    ])
    await send(`${made.path}/message`, about)
    await send(`${made.path}/message`, { message: 'Спасибо' })
    const { messages } = await staffSees(made.leadId, made.id)
    expect(messages).toMatchObject([
      { text: 'Можно посмотреть?\nВ субботу', objectReferenceNumber: object.referenceNumber },
      { text: 'Спасибо', objectReferenceNumber: null },
    ])
    const page = (await get(`${made.path}?written=all`)).body
    expect(page).toContain('Спасибо')
    expect(page).toContain('your message has arrived')
    expect((await activitiesOf(made.leadId))[0]!.description).toContain('Спасибо')
  })

  test('messages reach the office word for word, even if they contain template syntax', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    const message = '{{name}} $t(selection.source) $& $1 {{- number}} \\n'
    await send(`${made.path}/message`, { message })
    expect((await activitiesOf(made.leadId))[0]!.description).toContain(`: ${message}`)
    expect((await alerts())[0]!.content).toContain(`: ${message}`)
    const [sent] = (await staffSees(made.leadId, made.id)).messages
    expect(sent.text).toBe(message)
  })

  test('texts of clients and staff are escaped', async () => {
    const attack = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const object = await addObject({ title: attack, description: attack })
    const made = await addSelection(app, await addLead(app, { lastName: attack }), [object.id], {
      note: attack,
    })
    await send(`${made.path}/message`, { message: attack })
    await send(`${made.path}/message`, { message: attack, object: object.referenceNumber })
    const failing = await send(`${made.path}/message`, { message: attack.repeat(60) })
    for (const page of [
      (await get(made.path)).body,
      (await get(`${made.path}?written=${encodeURIComponent(attack)}`)).body,
      failing.body,
    ]) {
      expect(page).toContain('&#60;script&#62;')
      expect(page).not.toMatch(/<script>|<img src=x/)
    }
  })

  test('invalid input is refused with a message, and stays in the form', async () => {
    const object = await addObject()
    const stranger = await addObject()
    const made = await addSelection(app, await addLead(app), [object.id])
    const long = await send(`${made.path}/message`, {
      message: 'x'.repeat(2001),
      object: object.referenceNumber,
    })
    expect([long.statusCode, long.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(long.body).toContain('keep to 2000')
    expect(long.body).toContain('x'.repeat(2001))
    expect((await send(`${made.path}/message`, { message: ' \u0000 ' })).statusCode).toBe(400)
    for (const fields of [
      {},
      { object: 'nope!', mark: 'like' },
      { object: object.referenceNumber, mark: 'love' },
    ])
      expect((await send(`${made.path}/mark`, fields as Record<string, string>)).statusCode).toBe(
        400,
      )
    // An object that is not in the selection cannot be marked.
    await send(`${made.path}/mark`, { object: stranger.referenceNumber, mark: 'like' })
    expect(
      (await send(`${made.path}/message`, { message: 'Hi' }, { 'sec-fetch-site': 'cross-site' }))
        .statusCode,
    ).toBe(403)
    expect(
      (
        await send(
          `${made.path}/mark`,
          { object: object.referenceNumber, mark: 'like' },
          { 'sec-fetch-site': 'cross-site' },
        )
      ).statusCode,
    ).toBe(403)
    expect(
      (
        await app.http.inject({
          method: 'POST',
          url: `${made.path}/mark`,
          payload: { object: object.referenceNumber, mark: 1 },
        })
      ).statusCode,
    ).toBe(400)
    expect(
      (
        await app.http.inject({
          method: 'POST',
          url: `${made.path}/mark`,
          headers: { 'content-type': 'text/xml' },
          payload: '<a/>',
        })
      ).statusCode,
    ).toBe(415)
    // A program that fills in the hidden field is thanked, and nothing is stored.
    expect((await send(`${made.path}/message`, { message: 'Buy', website: 'x' })).statusCode).toBe(
      303,
    )
    expect(await activitiesOf(made.leadId)).toEqual([])
    expect((await staffSees(made.leadId, made.id)).messages).toEqual([])
  })

  test('messages are rate-limited; the input stays in the form', async () => {
    const made = await addSelection(app, await addLead(app), [(await addObject()).id])
    const answers: number[] = []
    for (let at = 0; at < 12; at++)
      answers.push((await send(`${made.path}/message`, { message: `Message ${at}` })).statusCode)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429])
    const refused = await send(`${made.path}/message`, { message: 'One more' })
    expect(refused.body).toContain('One more')
    expect((await staffSees(made.leadId, made.id)).messages).toHaveLength(10)
  })

  test('concurrent marks are both stored, in one activity', async () => {
    const objects = [await addObject(), await addObject(), await addObject()]
    const made = await addSelection(
      app,
      await addLead(app),
      objects.map(({ id }) => id),
    )
    await Promise.all(
      objects.map(({ referenceNumber }) =>
        send(`${made.path}/mark`, { object: referenceNumber, mark: 'like' }),
      ),
    )
    const [activity, ...others] = await activitiesOf(made.leadId)
    expect(others).toEqual([])
    expect(activity!.description.split('\n')).toHaveLength(4)
  })

  test('an action that cannot be stored is not confirmed', async () => {
    const object = await addObject()
    const made = await addSelection(app, await addLead(app), [object.id])
    await sql`ALTER TABLE "mailQueue" RENAME TO "elsewhere"`.execute(app.db)
    const answer = await send(`${made.path}/message`, { message: 'Still here?' })
    await sql`ALTER TABLE "elsewhere" RENAME TO "mailQueue"`.execute(app.db)
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Still here?')
    expect((await staffSees(made.leadId, made.id)).messages).toEqual([])
  })
})
