import { bundledTexts } from '#base/register/bundledTexts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { sql } from 'kysely'
import { checkedFields } from '#records/objects/publish/publishGate.ts'
import { askToPublish } from '#records/objects/publish/askToPublish.ts'
import { publishDueObjects, publishObject, recheckPublished } from './publishObject.store.ts'
import { publishReasons } from '#records/objects/publish/publishReasons.ts'
import { addPublishable, saveAndPublish, stateOf } from './testing/addPublishable.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())

const update = async (payload: { id: number } & Record<string, unknown>) =>
  app.call('POST', '/api/object/update', { payload })
const actionsOf = async (id: number) =>
  (
    await app.db
      .selectFrom('actionLog')
      .select('action')
      .where('entity', '=', 'Object')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('a request to publish an object', () => {
  test('is in progress until the check, which publishes the object with a log entry and a stamp', async () => {
    const { id } = await addPublishable(app, place, { publishRequested: false })
    expect(await stateOf(app, id)).toMatchObject({ published: false, publishError: null })
    await update({ id, publishRequested: true })
    expect(await stateOf(app, id)).toMatchObject({ published: false, publishError: null })
    await publishObject(app.db, id)
    expect(await stateOf(app, id)).toMatchObject({ published: true, publishError: null })
    expect(await actionsOf(id)).toContain('publish')
    const row = await app.db
      .selectFrom('object')
      .select('publishedOn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.publishedOn).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  test("does not change the object's version, so that it disturbs no editor", async () => {
    const { id } = await addPublishable(app, place, { publishRequested: false })
    const { version } = (await update({ id, publishRequested: true })).json()
    await publishObject(app.db, id)
    expect(await stateOf(app, id)).toMatchObject({ version })
  })

  test.each([
    [{ energyClass: null }, 'publish.noEnergyClass'],
    [{ salePrice: null }, 'publish.noSalePrice'],
    [{ forRent: true }, 'publish.noRentPrice'],
    [{ forShortRent: true, rentPrice: 500 }, 'publish.noShortRentPrice'],
    [{ forSale: false }, 'publish.noOffer'],
    [{ locationId: null }, 'publish.noLocation'],
    [{ imagesNew: null }, 'publish.noPicture'],
    [{ subTypeObjectTypeId: null, objectSubTypeId: null }, 'publish.noType'],
    [{ active: false }, 'publish.inactive'],
    [{ displayCoordinates: true }, 'publish.noCoordinates'],
    [
      { mapCircleLatitude: 40.6, mapCircleLongitude: 22.9, mapCircleRadius: null },
      'publish.noCircle',
    ],
  ])('with %o it is refused, because of %s', async (changes, reason) => {
    const refused = await addPublishable(app, place, changes)
    expect(refused).toMatchObject({ published: false, publishError: reason })
  })

  test('each missing item has a line, and all lines exist in three languages', async () => {
    const { publishError } = await addPublishable(app, place, {
      salePrice: null,
      energyClass: null,
      imagesNew: null,
    })
    expect(publishError).toBe('publish.noSalePrice\npublish.noEnergyClass\npublish.noPicture')
    const translate = createTexts(bundledTexts).translate
    const texts = publishReasons.flatMap((reason) =>
      ['en', 'el', 'ru'].map((language) => translate(language, reason)),
    )
    expect(new Set(texts).size).toBe(publishReasons.length * 3)
    expect(texts.filter((text) => text.startsWith('publish.'))).toEqual([])
  })

  test('needs a circle or the exact position for the map', async () => {
    const circle = { mapCircleLatitude: 40.58, mapCircleLongitude: 22.95, mapCircleRadius: 500 }
    const position = { latitude: 40.585, longitude: 22.954 }
    expect(await addPublishable(app, place, { ...position, ...circle })).toMatchObject({
      published: true,
    })
    expect(
      await addPublishable(app, place, { ...position, displayCoordinates: true }),
    ).toMatchObject({ published: true })
  })

  test('that was refused stays off until somebody repeats it, whatever is added meanwhile', async () => {
    const { id } = await addPublishable(app, place, { energyClass: null })
    const refused = { publishRequested: false, publishError: 'publish.noEnergyClass' }
    expect(await stateOf(app, id)).toMatchObject(refused)
    expect(await saveAndPublish(app, { id, energyClass: 5 })).toMatchObject({
      published: false,
      ...refused,
    })
    await update({ id, publishRequested: true })
    expect(await stateOf(app, id)).toMatchObject({ published: false, publishError: null })
    await publishObject(app.db, id)
    expect(await stateOf(app, id)).toMatchObject({ published: true, publishError: null })
  })
})

describe('a published object', () => {
  let id: number
  beforeEach(async () => void ({ id } = await addPublishable(app, place)))

  test.each([{ publishRequested: false }, { active: false }])(
    'is taken down in the same moment by %o',
    async (changes) => {
      const saved = (await update({ id, ...changes })).json()
      expect(saved).toMatchObject({ published: false })
    },
  )

  test('is unpublished when deleted, and checked again when restored', async () => {
    await app.call('DELETE', `/api/object/${id}`)
    const row = () =>
      app.db.selectFrom('object').select('published').where('id', '=', id).executeTakeFirstOrThrow()
    expect(await row()).toEqual({ published: false })
    await app.call('POST', `/api/object/restore/${id}`)
    await publishObject(app.db, id)
    expect(await row()).toEqual({ published: true })
  })

  test('is checked again after a change, and unpublished if something is missing', async () => {
    expect(await saveAndPublish(app, { id, energyClass: null })).toMatchObject({
      published: false,
      publishRequested: false,
      publishError: 'publish.noEnergyClass',
    })
    expect(await actionsOf(id)).toContain('unpublish')
  })

  test('is unpublished when its last picture is removed', async () => {
    const { imagesExisting } = await stateOf(app, id)
    await app.call('DELETE', `/api/files/${imagesExisting[0]}`)
    await publishDueObjects(app.db, 1000)
    expect(await stateOf(app, id)).toMatchObject({
      published: false,
      publishError: 'publish.noPicture',
    })
  })

  test('is checked again only after changes of fields that the check reads', async () => {
    const isDue = async (changes: Record<string, unknown>) => {
      await app.db
        .updateTable('object')
        .set({ publishDue: false, ...changes, version: sql`"version" + 1` })
        .where('id', '=', id)
        .execute()
      const row = app.db.selectFrom('object').select('publishDue').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).publishDue
    }
    expect(await isDue({ internalNotes: 'The key is under the mat', bedrooms: 3 })).toBe(false)
    const values: Record<(typeof checkedFields)[number], unknown> = {
      objectSubTypeId: 2,
      subTypeObjectTypeId: null,
      forSale: false,
      forRent: true,
      forShortRent: true,
      salePrice: 1,
      salePriceWithDiscount: 1,
      rentPrice: 1,
      rentPriceWithDiscount: 1,
      dateOfSalePriceDiscount: '2026-01-01',
      shortRentPrice: 1,
      dateOfRentPriceDiscount: '2026-01-01',
      locationId: null,
      energyClass: null,
      latitude: 40.1,
      longitude: 23.1,
      displayCoordinates: true,
      mapCircleLatitude: 40.2,
      mapCircleLongitude: 23.2,
      mapCircleRadius: 50,
      active: false,
    }
    for (const name of checkedFields.filter((name) => name !== 'active')) {
      const alone = { [name]: values[name] }
      const of = name === 'subTypeObjectTypeId' ? { ...alone, objectSubTypeId: null } : alone
      expect([name, await isDue(of)]).toEqual([name, true])
    }
    await isDue({ active: false })
    expect(await stateOf(app, id)).toMatchObject({ published: false })
  })

  test('is unpublished within minutes if its last picture was removed during a save', async () => {
    const { imagesExisting } = await stateOf(app, id)
    await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('object')
        .set({ internalNotes: 'Being typed', version: sql`"version" + 1` })
        .where('id', '=', id)
        .execute()
      await app.call('DELETE', `/api/files/${imagesExisting[0]}`)
    })
    await publishDueObjects(app.db, 1000)
    expect(await stateOf(app, id)).toMatchObject({ published: true })
    await recheckPublished(app.db, true)
    await publishDueObjects(app.db, 1000)
    expect(await stateOf(app, id)).toMatchObject({ publishError: 'publish.noPicture' })
  })

  test('is unpublished at night if a picture got lost unnoticed', async () => {
    await app.db
      .updateTable('file')
      .set({ parentKind: null, parentId: null })
      .where('parentId', '=', id)
      .execute()
    await recheckPublished(app.db)
    await publishDueObjects(app.db, 1000)
    expect(await stateOf(app, id)).toMatchObject({ publishError: 'publish.noPicture' })
  })

  test('stays published if a new check finds nothing missing', async () => {
    await recheckPublished(app.db)
    await saveAndPublish(app, { id, bedrooms: 4 })
    expect(await stateOf(app, id)).toMatchObject({ published: true })
    expect((await actionsOf(id)).filter((action) => action === 'publish')).toHaveLength(1)
  })
})

describe('the job', () => {
  test('finds due objects even if their message was lost', async () => {
    const { id } = await addPublishable(app, place, { publishRequested: false })
    await update({ id, publishRequested: true })
    expect(await publishDueObjects(app.db, 1000)).toBeGreaterThan(0)
    expect(await stateOf(app, id)).toMatchObject({ published: true })
    expect(await publishDueObjects(app.db, 1000)).toBe(0)
  })

  test('publishes new objects before it rechecks published ones', async () => {
    const known = await addPublishable(app, place)
    const { id } = await addPublishable(app, place, { publishRequested: false })
    await app.db
      .updateTable('object')
      .set({ publishDue: true })
      .where('id', '=', known.id)
      .execute()
    await update({ id, publishRequested: true })
    expect(await publishDueObjects(app.db, 1)).toBe(1)
    expect(await stateOf(app, id)).toMatchObject({ published: true })
  })

  test('publishes an object once if two servers run it at once', async () => {
    const { id } = await addPublishable(app, place, { publishRequested: false })
    await update({ id, publishRequested: true })
    await Promise.all([publishObject(app.db, id), publishObject(app.db, id)])
    expect((await actionsOf(id)).filter((action) => action === 'publish')).toHaveLength(1)
  })

  test('is queued by a request to publish, and a failure to queue does not reach the person', async () => {
    const send = vi.fn(async (_name: string) => {
      throw new Error('no connection')
    })
    const parts = { jobs: { ...app.jobs, send }, log: app.log }
    askToPublish(parts, { id: 7, published: false, publishRequested: true })
    askToPublish(parts, { id: 8, published: false, publishRequested: false })
    expect(send.mock.calls).toEqual([['publishObject']])
  })

  test('is queued for a published object only if a checked field was saved', async () => {
    const send = vi.fn(async (_name: string) => {})
    const parts = { jobs: { ...app.jobs, send }, log: app.log }
    const onSite = { id: 7, published: true, publishRequested: true }
    askToPublish(parts, onSite, ['internalNotes', 'description'])
    expect(send).not.toHaveBeenCalled()
    askToPublish(parts, onSite, ['internalNotes', 'salePrice'])
    askToPublish(parts, onSite, ['imagesNew'])
    askToPublish(parts, { ...onSite, published: false }, ['internalNotes'])
    askToPublish(parts, onSite)
    expect(send).toHaveBeenCalledTimes(4)
  })
})
