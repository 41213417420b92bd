import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { makeDueFeeds } from '../making/feedJobs.ts'
import { removeOldFeeds } from '../making/forgetFeeds.store.ts'
import { tellSilent } from '../portalAlerts.store.ts'
import {
  addPortal,
  changePortal,
  kyeroProperties,
  make,
  portalOf,
  post,
  propertiesIn,
  read,
} from '../testing/portalApp.ts'
import type { TestPortal } from '../testing/portalApp.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "portal", "object", "alert", "signInFailure" CASCADE`.execute(app.db)
})

const publish = (changes: object = {}) => addPublishable(app, place, changes)
const takeOff = (id: number) => post(app, '/api/object/update', { id, active: false })
const idsAt = async (portal: TestPortal) =>
  (await kyeroProperties(app, portal)).map(({ id }) => Number(id))
const alerts = async () =>
  (
    await sql<{ content: string }>`SELECT "content" FROM "alert" ORDER BY "id"`.execute(app.db)
  ).rows.map(({ content }) => content)

describe('the address', () => {
  test('returns 304 for an unchanged feed, a zipped body if accepted, and no body for HEAD', async () => {
    await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    const whole = await read(app, portal)
    const { etag, 'last-modified': made } = whole.headers as Record<string, string>
    expect(whole.headers['content-length']).toBe(String(Buffer.byteLength(whole.body)))
    const known: Record<string, string>[] = [
      { 'if-none-match': etag! },
      { 'if-modified-since': made! },
    ]
    for (const headers of known) {
      const again = await read(app, portal, headers)
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await read(app, portal, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    const zipped = await read(app, portal, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body)
    const head = await app.http.inject({ method: 'HEAD', url: portal.path })
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
    const fetches = (await app.call('GET', `/api/portal/fetches/${portal.id}`)).json().items
    expect(fetches.map(({ status }: { status: number }) => status)).toEqual([
      200, 200, 304, 304, 200,
    ])
    expect(fetches[0]).toMatchObject({ address: '127.0.0.1', agent: 'lightMyRequest', count: 1 })
  })

  test('returns nothing while the portal is off, after a renewal, or under another name', async () => {
    await publish()
    const portal = await addPortal(app, 'kyero')
    expect((await read(app, portal)).statusCode).toBe(503)
    await make(app, portal)
    await changePortal(app, portal.id, { isOn: false })
    expect((await read(app, portal)).statusCode).toBe(410)
    expect(await make(app, portal)).toBeNull()
    await changePortal(app, portal.id, { isOn: true })
    await make(app, portal)
    expect((await read(app, portal)).statusCode).toBe(200)
    const elsewhere = { ...portal, path: portal.path.replace('kyero.xml', 'homes.xml') }
    expect((await read(app, elsewhere)).statusCode).toBe(404)
    const { url } = await post(app, `/api/portal/address/${portal.id}`)
    expect((await read(app, portal)).statusCode).toBe(404)
    const renewed = { ...portal, path: new URL(url).pathname }
    expect((await read(app, renewed)).statusCode).toBe(200)
    await app.call('DELETE', `/api/portal/${portal.id}`)
    expect((await read(app, renewed)).statusCode).toBe(404)
  })

  test('after switching off and on, the old feed is not sent again and its file is deleted', async () => {
    const [first, second] = [await publish(), await publish()]
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    await changePortal(app, portal.id, { isOn: false })
    const { counts } = (await app.call('GET', `/api/portal/objects/${portal.id}`)).json()
    expect(counts).toMatchObject({ there: 0, waiting: 0 })
    await takeOff(first.id)
    const stored = async () =>
      (await app.db.selectFrom('portalFeed').select('stored').execute()).flatMap(
        ({ stored }) => stored ?? [],
      )
    const [file] = await stored()
    await removeOldFeeds(app.db, app.files)
    expect(await stored()).toEqual([])
    await expect(app.files.read(file!)).rejects.toThrow('ENOENT')
    await changePortal(app, portal.id, { isOn: true })
    expect((await read(app, portal)).statusCode).toBe(503)
    expect(await make(app, portal)).toBe('switched')
    expect(await idsAt(portal)).toEqual([second.id])
  })

  test.each([
    ['nothing', ''],
    ['a NUL', 'a%00b'],
    ['a path', '..%2f..%2fetc'],
    ['a quote', "'%20OR%20''='"],
    ['a very long text', 'x'.repeat(3000)],
    ['half a character', '%ed%a0%80'],
  ])('with %s for a secret leads nowhere', async (_what, token) => {
    const portal = await addPortal(app, 'kyero')
    const name = portal.path.split('/').at(-1)
    const answer = await app.http.inject({ method: 'GET', url: `/feeds/${token}/${name}` })
    expect([400, 404, 414]).toContain(answer.statusCode)
  })

  test('ignores range requests and returns the whole file', async () => {
    await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    const whole = await read(app, portal)
    const part = await read(app, portal, { range: 'bytes=0-9' })
    expect([part.statusCode, part.body === whole.body]).toEqual([200, true])
  })

  test('makes a feed again that the disk cut off', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    await sql`UPDATE "portalFeed" SET "bytes" = "bytes" + 1`.execute(app.db)
    expect((await read(app, portal)).statusCode).toBe(503)
    await makeDueFeeds(app)
    expect(await idsAt(portal)).toEqual([id])
  })

  test('makes a feed again that the file storage lost', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    const { stored } = await app.db
      .selectFrom('portalFeed')
      .select('stored')
      .executeTakeFirstOrThrow()
    await app.files.remove(stored!)
    expect((await read(app, portal)).statusCode).toBe(503)
    await makeDueFeeds(app)
    expect(await idsAt(portal)).toEqual([id])
  })

  test('serves JPEG pictures at stable addresses to every site, only while they are published', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    const [property] = propertiesIn((await read(app, portal)).body)
    const [image] = (property!['images'] as { image: { url: string }[] }).image
    const path = new URL(image!.url).pathname
    const picture = await app.http.inject({ method: 'GET', url: path })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(picture.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const onSite = path.replace('/feeds', '/site').replace('.jpg', '.webp')
    const there = await app.http.inject({ method: 'GET', url: onSite })
    expect(there.headers['cross-origin-resource-policy']).toBe('cross-origin')
    await takeOff(id)
    expect((await app.http.inject({ method: 'GET', url: path })).statusCode).toBe(404)
  })
})

describe('portals that do not fetch their feed', () => {
  const dayPasses = async () => {
    await sql`UPDATE "portal" SET "onSince" = "onSince" - interval '25 hours',
      "addressSince" = "addressSince" - interval '25 hours'`.execute(app.db)
    await sql`UPDATE "portalFetch" SET "fetchedOn" = "fetchedOn" - interval '25 hours'`.execute(
      app.db,
    )
  }

  test('raise one alert, until they fetch it again', async () => {
    const portal = await addPortal(app, 'kyero')
    await addPortal(app, 'agencyJson', { isOn: false })
    await make(app, portal)
    await tellSilent(app.db, app)
    expect(await alerts()).toEqual([])
    await dayPasses()
    await tellSilent(app.db, app)
    await tellSilent(app.db, app)
    expect(await alerts()).toHaveLength(1)
    const seenBy = async (as: Person) =>
      (await app.call('POST', '/api/alert/list', { payload: {}, as })).json().totalRows
    expect([await seenBy(app.admin), await seenBy(app.employee)]).toEqual([1, 0])
    expect((await portalOf(app, portal.id)).isSilent).toBe(true)
    await read(app, portal)
    expect((await portalOf(app, portal.id)).isSilent).toBe(false)
    await dayPasses()
    await tellSilent(app.db, app)
    expect(await alerts()).toHaveLength(2)
  })
})
