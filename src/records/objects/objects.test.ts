import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from './testing/addPlaces.ts'
import { addPicture } from './testing/addPicture.ts'
import { features, objectFields } from './objectFields.contract.ts'
import { sweepBlankObjects } from './objects.store.ts'

let app: TestApp
let places: Awaited<ReturnType<typeof addPlaces>>
beforeAll(async () => {
  app = await testApp()
  places = await addPlaces(app.db)
})
afterAll(() => app.close())

const addObject = async () => (await app.call('GET', '/api/object/add')).json().object
const update = (payload: object, as?: Person) =>
  app.call('POST', '/api/object/update', { payload, ...(as && { as }) })
const view = async (idOrRef: number | string) => app.call('GET', `/api/object/view/${idOrRef}`)
const listed = async () =>
  (await app.call('POST', '/api/object', { payload: {} }))
    .json()
    .items.map(({ id }: { id: number }) => id)

const everyField = () => ({
  subTypeObjectTypeId: 1,
  objectSubTypeId: 3,
  locationId: places.kalamaria,
  forSale: true,
  forRent: true,
  forShortRent: true,
  salePrice: 250_000,
  salePriceWithDiscount: 239_000.5,
  dateOfSalePriceDiscount: '2026-10-01',
  rentPrice: 900,
  rentPriceWithDiscount: 850,
  dateOfRentPriceDiscount: '2026-10-02',
  shortRentPrice: 75.5,
  websiteCode: 'SEA-1',
  title: 'House by the sea',
  titleEl: 'Μονοκατοικία δίπλα στη θάλασσα',
  titleRu: 'Дом у моря',
  area: 120.25,
  bedrooms: 3,
  bathrooms: 2,
  livingRooms: 1,
  kitchens: 1,
  wc: 1,
  floor: -1,
  levels: 2,
  lotArea: 600,
  buildableArea: 240,
  sizeOfBalconies: 30.5,
  parkingLots: 2,
  address: 'Νικολάου Πλαστήρα 15',
  displayAddress: true,
  zipCode: '551 32',
  distanceFromSea: 80,
  distanceFromAirport: 12_500,
  accessFrom: 1,
  orientation: [1, 4, 5],
  zone: 1,
  latitude: 40.583333,
  longitude: 22.95,
  displayCoordinates: true,
  mapZoom: 16.5,
  mapCircleLatitude: 40.58,
  mapCircleLongitude: 22.951,
  mapCircleRadius: 500,
  description: 'Quiet.\nBright.',
  descriptionEl: 'Ήσυχη.',
  descriptionRu: 'Тихий.',
  internalNotes: 'The neighbour has the dog.',
  videoURL: 'https://vimeo.com/1',
  active: false,
  publishRequested: true,
  featured: true,
  recommended: true,
  soldRecently: true,
  rented: true,
  reserved: true,
  hasKey: true,
  hasBanner: true,
  ...Object.fromEntries(features.map((name, index) => [name, index % 2 === 0])),
  energyClass: 4,
  heating: 3,
  heatingMedium: 2,
  framesType: 2,
  floorsType: 4,
  constructionYear: 1985,
  renovationYear: 2019,
  sleeps: 5,
  minNights: 3,
  dateAvailable: '2027-01-01',
  averageMonthlySharedExpenses: 45,
})

describe('adding', () => {
  test('a new object has its own reference number, and is in no list while it is blank', async () => {
    const [one, other] = [await addObject(), await addObject()]
    expect(one.referenceNumber).toMatch(/^[2-9A-HJ-NP-Z]{4}$/)
    expect(other.referenceNumber).not.toBe(one.referenceNumber)
    expect(one).toMatchObject({ version: 1, active: true, mapCircleRadius: 2500, images: [] })
    expect(await listed()).not.toContain(one.id)
    await update({ id: one.id, title: 'Flat' })
    expect(await listed()).toContain(one.id)
    expect(await listed()).not.toContain(other.id)
  })

  test('a picture or a contact makes an object no longer blank', async () => {
    const [withPicture, withOwner] = [await addObject(), await addObject()]
    const picture = await addPicture(app)
    const payload = { entityType: 'Object', id: withPicture.id, fileNames: picture }
    expect((await app.call('POST', '/api/files/setParent', { payload })).statusCode).toBe(200)
    const link = { objectId: withOwner.id, accountId: app.client.accountId, relation: 1 }
    expect((await app.call('POST', '/api/objectAccount/add', { payload: link })).statusCode).toBe(
      200,
    )
    expect(await listed()).toEqual(expect.arrayContaining([withPicture.id, withOwner.id]))
  })

  test('a blank object is offered as a draft only to the user who added it', async () => {
    const draftOf = async (as: Person) =>
      (await app.call('GET', '/api/object/draft', { as })).json().draft
    const { object } = (await app.call('GET', '/api/object/add', { as: app.employee })).json()
    expect(object.isDraft).toBe(true)
    const { id, referenceNumber } = object
    expect(await draftOf(app.employee)).toMatchObject({ id, referenceNumber })
    expect((await draftOf(app.admin))?.id).not.toBe(id)
    expect((await update({ id, title: 'Begun' }, app.employee)).json().isDraft).toBe(false)
    expect(await draftOf(app.employee)).toBeNull()
  })

  test('blank objects go to the trash after a week, and their numbers are not reused', async () => {
    const [old, fresh, used] = [await addObject(), await addObject(), await addObject()]
    await update({ id: used.id, title: 'Kept' })
    await app.db
      .updateTable('object')
      .set({ createdOn: '2026-01-01T00:00:00Z' })
      .where('id', 'in', [old.id, used.id])
      .execute()
    expect(await sweepBlankObjects(app.db)).toBe(1)
    expect(await sweepBlankObjects(app.db)).toBe(0)
    expect((await view(old.id)).statusCode).toBe(404)
    expect((await view(fresh.id)).statusCode).toBe(200)
    expect((await view(used.id)).statusCode).toBe(200)
    const again = Array.from({ length: 20 }, () => addObject())
    const numbers = (await Promise.all(again)).map(({ referenceNumber }) => referenceNumber)
    expect(new Set(numbers).size).toBe(20)
    expect(numbers).not.toContain(old.referenceNumber)
  })
})

describe('editing', () => {
  test('every field is answered as it was saved', async () => {
    const { id, ...blank } = await addObject()
    expect(Object.keys(everyField()).sort()).toEqual(Object.keys(objectFields).sort())
    const alike = Object.entries(everyField()).filter(([name, value]) => value === blank[name])
    expect(alike).toEqual([])
    const answer = await update({ id, ...everyField() })
    expect(answer.json()).toMatchObject({ id, version: 2, ...everyField() })
    const edited = (await app.call('GET', `/api/object/edit/${id}`)).json()
    expect(edited.object).toEqual(answer.json())
    const emptied = Object.fromEntries(
      Object.entries(everyField()).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? []
          : typeof value === 'boolean' && !features.some((one) => one === name)
            ? false
            : null,
      ]),
    )
    expect((await update({ id, ...emptied, mapCircleRadius: 40 })).json()).toMatchObject({
      ...emptied,
      mapCircleRadius: 40,
    })
  })

  test('two objects never have the same website code, in whatever case', async () => {
    const [one, other] = [await addObject(), await addObject()]
    await update({ id: one.id, websiteCode: 'Beach 7' })
    const refused = await update({ id: other.id, websiteCode: 'BEACH 7' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({ websiteCode: ['Another property has this code.'] })
    expect((await update({ id: one.id, websiteCode: 'BEACH 7' })).statusCode).toBe(200)
    await app.call('DELETE', `/api/object/${one.id}`)
    expect((await update({ id: other.id, websiteCode: 'beach 7' })).statusCode).toBe(200)
    expect((await app.call('POST', `/api/object/restore/${one.id}`)).statusCode).toBe(409)
  })

  test('coordinates and zoom from a map are rounded', async () => {
    const { id } = await addObject()
    const fromMap = { latitude: 40.612_345_678, longitude: 22.954_321_234, mapZoom: 14.372_89 }
    expect((await update({ id, ...fromMap })).json()).toMatchObject({
      latitude: 40.612_346,
      longitude: 22.954_321,
      mapZoom: 14.37,
    })
  })

  test('sending back the whole object changes nothing', async () => {
    const { id } = await addObject()
    await update({ id, ...everyField(), websiteCode: null })
    const { object } = (await app.call('GET', `/api/object/edit/${id}`)).json()
    const viewed = (await view(id)).json()
    expect((await update(object)).json()).toMatchObject({
      version: object.version,
      modifiedOn: object.modifiedOn,
    })
    const answer = await update(viewed)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().version).toBe(object.version)
  })

  test('a save is answered in the language of the user, whoever saved before', async () => {
    const { id } = await addObject()
    const speak = (language: string) =>
      app.call('POST', '/api/UserSettings/Language', { payload: { language }, as: app.employee })
    const typeAfter = async (wc: number, as: Person) => (await update({ id, wc }, as)).json().type
    await update({ id, objectSubTypeId: 4 })
    expect(await typeAfter(1, app.admin)).toBe('Villa')
    for (const [language, villa] of Object.entries({ el: 'Βίλα', ru: 'Вилла', 'en-UK': 'Villa' })) {
      await speak(language)
      expect(await typeAfter(2, app.employee)).toBe(villa)
      expect(await typeAfter(3, app.admin)).toBe('Villa')
    }
  })

  test('the form gets its lists in the language of the user', async () => {
    const { id } = await addObject()
    const { objectSelectLists: lists, objectAccountRelationSelectList: relations } = (
      await app.call('GET', `/api/object/edit/${id}`, { headers: { 'accept-language': 'el' } })
    ).json()
    expect(Object.keys(lists).sort()).toEqual([
      'accessFrom',
      'energyClass',
      'floorsType',
      'framesType',
      'heating',
      'heatingMedium',
      'objectSubTypes',
      'objectTypes',
      'orientation',
      'zone',
    ])
    for (const options of Object.values<unknown[]>(lists)) expect(options.length).toBeGreaterThan(3)
    const homes = lists.objectSubTypes.filter(({ value }: { value: number }) => value <= 6)
    expect(homes.map(({ parent }: { parent: number }) => parent)).toEqual([1, 1, 1, 1, 1, 1])
    expect(relations.map(({ value }: { value: number }) => value)).toEqual(
      expect.arrayContaining([1, 2, 4, 7]),
    )
  })

  test('a sub-type sets its type, and does not go with another', async () => {
    const { id } = await addObject()
    expect((await update({ id, objectSubTypeId: 8 })).json()).toMatchObject({
      subTypeObjectTypeId: 2,
      type: 'Office',
    })
    for (const wrong of [
      { objectSubTypeId: 3, subTypeObjectTypeId: 2 },
      { subTypeObjectTypeId: 1 },
    ]) {
      const answer = await update({ id, ...wrong })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toHaveProperty('objectSubTypeId')
    }
    expect((await update({ id, objectSubTypeId: null, subTypeObjectTypeId: 3 })).json().type).toBe(
      'Land',
    )
  })

  test.each([
    ['objectSubTypeId', 999],
    ['accessFrom', 999],
    ['orientation', [1, 99]],
    ['energyClass', 'A'],
    ['locationId', 2_000_000_000],
    ['mapCircleRadius', 45],
    ['mapCircleRadius', 30],
    ['mapCircleRadius', 10_010],
    ['latitude', 90.1],
    ['longitude', -181],
    ['constructionYear', 1799],
    ['renovationYear', 2101],
    ['salePrice', -1],
    ['salePrice', 1.005],
    ['bedrooms', 1.5],
    ['dateAvailable', '2026-02-30'],
    ['elevator', 'yes'],
    ['forSale', null],
    ['title', 5],
    ['videoURL', 'javascript:alert(1)'],
    ['ownerName', 'x'],
    ['searchTitle', 'x'],
    ['isBlank', true],
    ['imagesNew', 'there-is-no-such-file'],
  ])('%s cannot be %j', async (name, value) => {
    const { id, version } = await addObject()
    const answer = await update({ id, [name]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty(name)
    expect((await view(id)).json().version).toBe(version)
  })

  test.each([
    ['salePrice', 'salePriceWithDiscount'],
    ['rentPrice', 'rentPriceWithDiscount'],
  ])('%s must be above the price with the discount', async (price, discounted) => {
    const { id } = await addObject()
    const errorsOf = async (payload: object) => (await update({ id, ...payload })).json().errors
    expect(await errorsOf({ [price]: 500, [discounted]: 500 })).toEqual({
      [discounted]: ['It has to be below the price without the discount.'],
    })
    expect((await update({ id, [price]: 500, [discounted]: 499 })).statusCode).toBe(200)
    expect(await errorsOf({ [price]: 400 })).toEqual({
      [price]: ['It has to be above the price with the discount.'],
    })
    expect((await update({ id, [price]: 400, [discounted]: null })).statusCode).toBe(200)
  })

  test('an invalid stored discount does not block saving other fields', async () => {
    const { id } = await addObject()
    await app.db
      .updateTable('object')
      .set({ salePrice: 100, salePriceWithDiscount: 200 })
      .where('id', '=', id)
      .execute()
    expect((await update({ id, title: 'Old' })).statusCode).toBe(200)
    expect((await update({ id, salePrice: 150 })).statusCode).toBe(400)
    expect((await update({ id, salePrice: 250 })).statusCode).toBe(200)
  })

  test.each(['area', 'bedrooms', 'salePrice', 'levels', 'distanceFromSea', 'parkingLots'])(
    '%s cannot be below zero',
    async (name) => {
      const { id } = await addObject()
      const answer = await update({ id, [name]: -1 })
      expect([answer.statusCode, answer.json().errors]).toEqual([400, { [name]: ['At least 0.'] }])
    },
  )

  test('a position that is not displayed needs a circle', async () => {
    const { id } = await addObject()
    const hidden = {
      latitude: 40.6,
      longitude: 22.9,
      displayCoordinates: false,
      mapCircleRadius: null,
    }
    expect((await update({ id, ...hidden })).json().errors).toHaveProperty('mapCircleRadius')
    expect((await update({ id, ...hidden, displayCoordinates: true })).statusCode).toBe(200)
  })

  test('a point from a map is rounded to a tenth of a metre', async () => {
    const { id } = await addObject()
    expect(
      (await update({ id, latitude: 40.629_269_123, longitude: 22.947_411_9 })).json(),
    ).toMatchObject({
      latitude: 40.629_269,
      longitude: 22.947_412,
    })
  })

  test('changes to different fields are both kept, to the same field they are a conflict', async () => {
    const { id, version } = await addObject()
    await update({ id, version, title: 'Flat' })
    expect((await update({ id, version, area: 80 }, app.employee)).json()).toMatchObject({
      title: 'Flat',
      area: 80,
    })
    const clash = await update({ id, version, title: 'House' })
    expect(clash.statusCode).toBe(409)
    expect(clash.json()).toMatchObject({ conflicts: ['title'], current: { title: 'Flat' } })
  })

  test('a new request for publication clears the last error; `published` cannot be set', async () => {
    const { id } = await addObject()
    await app.db
      .updateTable('object')
      .set({ publishError: 'No price' })
      .where('id', '=', id)
      .execute()
    expect((await update({ id, publishRequested: true, published: true })).json()).toMatchObject({
      publishRequested: true,
      publishError: null,
      published: false,
    })
  })
})

describe('viewing', () => {
  test('an object can be viewed by its id, or by its reference number in any case', async () => {
    const { id, referenceNumber } = await addObject()
    await update({ id, ...everyField(), websiteCode: null })
    for (const name of [id, `ref${referenceNumber}`, `REF${referenceNumber.toLowerCase()}`])
      expect((await view(name)).json()).toMatchObject({
        id,
        referenceNumber,
        location: 'Kalamaria, Testland',
        type: 'Detached house',
      })
    expect((await view(id)).json()).toMatchObject({
      accounts: [],
      leads: [],
      viewings: [],
      deals: [],
      reservations: [],
      contacts: [],
      images: [],
      createdBy: 'Admin Anna',
      createdByAccountId: app.admin.accountId,
    })
  })

  test('a missing object is not found, an invalid id is refused', async () => {
    expect((await view(2_000_000_000)).statusCode).toBe(404)
    expect((await view('ref0000')).statusCode).toBe(404)
    for (const wrong of ['ref', 'refABCDE', 'abcd', '0', '99999999999'])
      expect((await view(wrong)).statusCode).toBe(400)
  })

  test('a deleted object is not found until it is restored', async () => {
    const { id, referenceNumber } = await addObject()
    await update({ id, title: 'Here today' })
    expect((await app.call('DELETE', `/api/object/${id}`)).statusCode).toBe(200)
    for (const [method, url] of [
      ['GET', `/api/object/view/${id}`],
      ['GET', `/api/object/view/ref${referenceNumber}`],
      ['GET', `/api/object/edit/${id}`],
      ['DELETE', `/api/object/${id}`],
    ] as const)
      expect((await app.call(method, url)).statusCode).toBe(404)
    expect((await update({ id, title: 'x' })).statusCode).toBe(404)
    expect(await listed()).not.toContain(id)
    expect((await app.call('POST', `/api/object/restore/${id}`)).json()).toMatchObject({
      id,
      title: 'Here today',
    })
    expect((await app.call('POST', `/api/object/restore/${id}`)).statusCode).toBe(404)
    expect(await listed()).toContain(id)
  })
})
