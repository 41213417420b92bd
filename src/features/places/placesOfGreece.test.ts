// The data itself: complete, in three scripts, and where it says it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { PlaceTables } from './places.tables.ts'

type Place = PlaceTables['place']

let database: TestDatabase<PlaceTables>
let places: Map<number, Place>
beforeAll(async () => {
  database = await testDatabase()
  const rows = await database.db.selectFrom('place').selectAll().execute()
  places = new Map(rows.map((place) => [place.id, place]))
})
afterAll(() => database.drop())

const all = () => [...places.values()]
const of = (kind: Place['kind']) => all().filter((place) => place.kind === kind)

test('all of Greece is there', () => {
  expect([of('region').length, of('unit').length]).toEqual([13, 75])
  expect(of('town').length).toBeGreaterThan(1000)
  expect(of('district').length).toBeGreaterThan(60)
})

test('each place has a name of its script in each language', () => {
  const wrong = all().filter(
    ({ nameEn, nameEl, nameRu }) =>
      !/^[A-Za-z0-9 -]+$/.test(nameEn) ||
      !/^[\u0370-\u03ff0-9 -]+$/.test(nameEl) ||
      !/^[А-Яа-яё0-9 -]+$/.test(nameRu),
  )
  expect(wrong.map(({ nameEn }) => nameEn)).toEqual([])
})

test('each place lies in one of the kind above it, and knows all that it lies in', () => {
  const above = { region: undefined, unit: 'region', town: 'unit', district: 'town' }
  for (const place of all()) {
    const parent = place.parentId === null ? undefined : places.get(place.parentId)
    expect(parent?.kind, place.nameEn).toBe(above[place.kind])
    expect(place.path).toEqual([...(parent?.path ?? []), place.id])
  }
})

test('each unit has towns, and no two of its towns have one name', () => {
  for (const unit of of('unit')) {
    const names = of('town')
      .filter(({ parentId }) => parentId === unit.id)
      .map(({ nameEl }) => nameEl)
    expect(names.length, unit.nameEn).toBeGreaterThan(0)
    expect(new Set(names).size, unit.nameEn).toBe(names.length)
  }
})

test('districts are near their towns, and everything is in Greece', () => {
  for (const { nameEn, latitude, longitude } of all()) {
    expect(latitude > 34.7 && latitude < 41.8, nameEn).toBe(true)
    expect(longitude > 19.3 && longitude < 29.7, nameEn).toBe(true)
  }
  for (const district of of('district')) {
    const town = places.get(district.parentId!)!
    const away = Math.hypot(
      (district.latitude - town.latitude) * 111,
      (district.longitude - town.longitude) * 85,
    )
    expect(away, district.nameEn).toBeLessThan(9)
  }
})
