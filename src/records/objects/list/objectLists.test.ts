import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '../testing/addPlaces.ts'

let app: TestApp
let places: Awaited<ReturnType<typeof addPlaces>>
const ids: Record<string, number> = {}
const numbers: Record<string, string> = {}

beforeAll(async () => {
  app = await testApp()
  places = await addPlaces(app.db)
  const owner = async (lastName: string) =>
    (await app.call('POST', '/api/account/add', { payload: { firstName: 'O', lastName } })).json()
      .id
  const add = async (name: string, payload: object, ownerId: number | null, as = app.admin) => {
    const { object } = (await app.call('GET', '/api/object/add', { as })).json()
    ids[name] = object.id
    numbers[name] = object.referenceNumber
    const saved = await app.call('POST', '/api/object/update', {
      payload: { id: object.id, title: name, ...payload },
    })
    expect(saved.statusCode).toBe(200)
    const link = { objectId: object.id, accountId: ownerId, relation: 1 }
    if (ownerId) await app.call('POST', '/api/objectAccount/add', { payload: link })
  }
  const [alfa, omega] = [await owner('Αλφα'), await owner('Ωμεγα')]
  const { kalamaria, nikiti, unit } = places
  const at = { latitude: 40.6, longitude: 22.9, displayCoordinates: true }
  await add(
    'flat',
    {
      objectSubTypeId: 1,
      locationId: kalamaria,
      forSale: true,
      salePrice: 100_000,
      forRent: true,
      rentPrice: 500,
      area: 60,
      ...at,
    },
    omega,
  )
  await add(
    'villa',
    {
      objectSubTypeId: 4,
      locationId: nikiti,
      forSale: true,
      salePrice: 900_000,
      salePriceWithDiscount: 800_000,
      area: 300,
      ...at,
    },
    alfa,
    app.employee,
  )
  await add(
    'plot',
    { subTypeObjectTypeId: 3, locationId: unit, forSale: true, salePrice: 50_000 },
    null,
  )
  await add(
    'studio',
    {
      objectSubTypeId: 5,
      forShortRent: true,
      shortRentPrice: 60,
      area: 30,
      salePrice: 70_000,
      titleEl: 'Γκαρσονιέρα στην παραλία',
      titleRu: 'Студия у пляжа',
    },
    null,
    app.employee,
  )
})
afterAll(() => app.close())

type Row = { id: number; title?: string }
const names = (rows: Row[]) =>
  rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
const list = async (payload: object = {}) =>
  (await app.call('POST', '/api/object', { payload })).json()
const search = async (payload: object = {}) =>
  (await app.call('POST', '/api/object/search', { payload })).json()
const foundBy = async (payload: object) => names((await search(payload)).items).sort()

describe('the list', () => {
  test('shows the newest first, with owner, type, place and authors', async () => {
    const { items, totalRows } = await list({ perPage: 2 })
    expect(totalRows).toBe(4)
    expect(names(items)).toEqual(['studio', 'plot'])
    expect((await list()).items[2]).toEqual({
      id: ids['villa'],
      referenceNumber: numbers['villa'],
      type: 'Villa',
      location: 'Nikiti',
      owner: 'Αλφα O',
      ownerId: expect.any(Number),
      createdOn: expect.any(String),
      createdBy: 'Employee Eleni',
      modifiedOn: expect.any(String),
      modifiedBy: 'Admin Anna',
    })
  })

  test('answers in the language of the user', async () => {
    await app.call('POST', '/api/UserSettings/Language', {
      payload: { language: 'el' },
      as: app.employee,
    })
    const greek = (await app.call('POST', '/api/object', { payload: {}, as: app.employee })).json()
      .items[2]
    expect(greek).toMatchObject({ type: 'Βίλα', location: 'Νικήτη' })
  })

  test.each([
    ['createdOn', ['flat', 'villa', 'plot', 'studio']],
    ['modifiedOn', ['flat', 'villa', 'plot', 'studio']],
    ['type', ['flat', 'plot', 'studio', 'villa']],
    ['location', ['flat', 'villa', 'plot', 'studio']],
    ['owner', ['villa', 'flat', 'plot', 'studio']],
    ['createdBy', ['flat', 'plot', 'villa', 'studio']],
    ['modifiedBy', ['flat', 'villa', 'plot', 'studio']],
  ])('sorts by %s, in both directions and page by page', async (sortBy, order) => {
    expect(names((await list({ sortBy })).items)).toEqual(order)
    expect(names((await list({ sortBy, sortDesc: true })).items)).toEqual([...order].reverse())
    const pages = await Promise.all(
      [1, 2, 3].map((currentPage) => list({ sortBy, perPage: 2, currentPage })),
    )
    expect(pages.flatMap(({ items }) => names(items))).toEqual(order)
    expect(pages.map(({ totalRows }) => totalRows)).toEqual([4, 4, 4])
  })

  test('sorts by reference number', async () => {
    const { items } = await list({ sortBy: 'referenceNumber' })
    const shown = items.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber)
    expect(shown).toEqual(Object.values(numbers).sort())
  })

  test.each([
    { sortBy: 'ownerName' },
    { sortBy: 'toString' },
    { perPage: 0 },
    { currentPage: -1 },
    { filter: 1 },
  ])('refuses %j', async (payload) => {
    expect((await app.call('POST', '/api/object', { payload })).statusCode).toBe(400)
  })

  test('without paging, a very long list is complete', async () => {
    await app.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('object')
        .values(Array.from({ length: 1200 }, () => ({ title: 'many' }) as never))
        .execute()
    })
    const { items, totalRows } = await list({ sortBy: 'type' })
    expect([items.length, totalRows]).toEqual([1204, 1204])
    await app.db.deleteFrom('object').where('title', '=', 'many').execute()
  })
})

describe('the search', () => {
  test.each(['40,22,41', '41,22,40,23', '40,22,91,23', 'here'])(
    '%s is not an area, and is refused',
    async (bounds) => {
      const answer = await app.call('POST', '/api/object/search', { payload: { bounds } })
      expect([answer.statusCode, answer.json().errors.bounds]).toEqual([
        400,
        ['The area is not a piece of the map. Please draw it again.'],
      ])
    },
  )

  test('shows titles in the language of the user, or a description made of facts', async () => {
    const titles = async (language: string) => {
      await app.call('POST', '/api/UserSettings/Language', { payload: { language } })
      const { items } = await search({ areaMax: 60, sortBy: 'area' })
      return items.map(({ title }: { title: string }) => title)
    }
    expect(await titles('el')).toEqual([
      'Γκαρσονιέρα στην παραλία',
      'Διαμέρισμα, 60\u00a0τ.μ., Καλαμαριά',
    ])
    expect(await titles('ru')).toEqual(['Студия у пляжа', 'Квартира, 60\u00a0м², Каламарья'])
    expect(await titles('en-UK')).toEqual(['studio', 'flat'])
  })

  test('answers all fields of a hit', async () => {
    const { items } = await search({ forSale: true, areaMax: 60 })
    expect(items).toEqual([
      {
        id: ids['flat'],
        referenceNumber: numbers['flat'],
        title: 'flat',
        type: 'Apartment',
        location: 'Kalamaria, Testland',
        area: 60,
        forSale: true,
        forRent: true,
        forShortRent: false,
        salePrice: 100_000,
        salePriceWithDiscount: null,
        rentPrice: 500,
        rentPriceWithDiscount: null,
        shortRentPrice: null,
        owner: 'Ωμεγα O',
        ownerId: expect.any(Number),
        latitude: 40.6,
        longitude: 22.9,
      },
    ])
  })

  test.each([
    [{}, ['flat', 'plot', 'studio', 'villa']],
    [{ forSale: true }, ['flat', 'plot', 'villa']],
    [{ forRent: true, forShortRent: true }, ['flat', 'studio']],
    [{ forSale: false, forRent: null }, ['flat', 'plot', 'studio', 'villa']],
    [{ areaMin: 60, areaMax: 300 }, ['flat', 'villa']],
    [{ showOnMap: true }, ['flat', 'villa']],
    [{ bounds: '40.6,22.9,40.7,23' }, ['flat', 'villa']],
    [{ bounds: '40.5,22.8,40.6,22.9', areaMax: 60 }, ['flat']],
    [{ bounds: '40.61,22.8,40.7,22.95' }, []],
  ])('%j finds %j', async (filter, found) => {
    expect(await foundBy(filter)).toEqual(found)
  })

  test('the price range applies to the ticked offers', async () => {
    expect(await foundBy({ forSale: true, priceMax: 100_000 })).toEqual(['flat', 'plot'])
    expect(await foundBy({ forRent: true, priceMax: 500 })).toEqual(['flat'])
    expect(await foundBy({ forRent: true, priceMin: 501 })).toEqual([])
    expect(await foundBy({ forSale: true, forRent: true, priceMax: 600 })).toEqual(['flat'])
    expect(await foundBy({ priceMax: 100 })).toEqual(['studio'])
    expect(await foundBy({ priceMin: 60_000, priceMax: 99_999 })).toEqual([])
  })

  test('the price with the discount counts', async () => {
    expect(await foundBy({ forSale: true, priceMin: 750_000, priceMax: 850_000 })).toEqual([
      'villa',
    ])
    expect(await foundBy({ forSale: true, priceMin: 850_000 })).toEqual([])
  })

  test('a place includes the places inside it', async () => {
    expect(await foundBy({ locationId: places.unit })).toEqual(['flat', 'plot'])
    expect(await foundBy({ locationId: places.kalamaria })).toEqual(['flat'])
  })

  test('filters, pages and sorting combine', async () => {
    const filter = {
      forSale: true,
      priceMin: 1,
      priceMax: 1e6,
      areaMin: 1,
      locationId: places.unit,
      createdBy: app.admin.accountId,
      createdByText: 'x',
    }
    expect(await foundBy(filter)).toEqual(['flat'])
    expect(await foundBy({ createdBy: app.employee.accountId })).toEqual(['studio', 'villa'])
    const page = await search({
      sortBy: 'salePrice',
      sortDesc: true,
      forSale: true,
      perPage: 1,
      currentPage: 2,
    })
    expect([names(page.items), page.totalRows]).toEqual([['flat'], 3])
  })

  test.each([
    { priceMin: -1 },
    { priceMax: 'a' },
    { locationId: 'x' },
    { forSale: 1 },
    { areaMin: 1.234 },
    { colour: 1 },
  ])('refuses %j', async (payload) => {
    const answer = await app.call('POST', '/api/object/search', { payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty(Object.keys(payload)[0]!)
  })
})

describe('the search of the picker', () => {
  const find = async (searchStr: string, options?: string) => {
    const query = new URLSearchParams({ searchStr, ...(options && { options }) })
    return (await app.call('GET', `/api/object/searchByRefNumOrTitle?${query}`)).json().items
  }

  test('finds a number in any case, exact matches first', async () => {
    const number = numbers['villa']!
    for (const typed of [number, number.toLowerCase(), `#${number}`, ` ref${number} `])
      expect((await find(typed))[0]).toEqual({
        id: ids['villa'],
        referenceNumber: number,
        title: 'villa',
        description: `#${number} villa`,
      })
    expect(names(await find(number.slice(0, 2)))).toContain('villa')
  })

  test('finds the beginnings of words in a title, in any script', async () => {
    for (const typed of ['stud', 'ΓΚΑΡΣΟΝΙΕΡΑ', 'garsoniera', 'παραλια', 'paralia gkars', 'пляж'])
      expect(names(await find(typed))).toEqual(['studio'])
    for (const typed of ['', '%', '  ', 'zzzzzz', '_']) expect(await find(typed)).toEqual([])
  })

  test('finds only objects for short rent if requested', async () => {
    expect(await find('villa', 'STR')).toEqual([])
    expect(names(await find('villa', 'no'))).toEqual(['villa'])
    expect(names(await find('studio', 'STR'))).toEqual(['studio'])
    const wrong = await app.call('GET', '/api/object/searchByRefNumOrTitle?searchStr=a&options=all')
    expect(wrong.statusCode).toBe(400)
  })

  test('the global search finds objects', async () => {
    const hits = async (searchStr: string) =>
      (await app.call('GET', `/api/search?${new URLSearchParams({ searchStr })}`)).json().items
    expect((await hits(numbers['flat']!))[0]).toMatchObject({
      id: ids['flat'],
      description: `#${numbers['flat']} flat`,
      detail: 'Residential, Kalamaria, Testland',
      entity: 'Object',
    })
    expect((await hits('Γκαρσον')).map(({ id }: Row) => id)).toContain(ids['studio'])
  })
})
