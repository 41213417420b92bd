// Tests of the data: complete, in three scripts, and with right positions.
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
const namesOf = (wrong: Place[]) => wrong.map(({ nameEn }) => nameEn)
const of = (kind: Place['kind']) => all().filter((place) => place.kind === kind)

test('all of Greece is included', () => {
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
  expect(namesOf(wrong)).toEqual([])
})

test('each place lies in a place of the kind above it, and has the whole path', () => {
  const above = {
    region: [undefined],
    unit: ['region'],
    municipality: ['unit'],
    town: ['unit', 'municipality'],
    district: ['town'],
  }
  const wrong = all().filter((place) => {
    const parent = place.parentId === null ? undefined : places.get(place.parentId)
    const path = [...(parent?.path ?? []), place.id]
    const kinds: unknown[] = above[place.kind]
    return !kinds.includes(parent?.kind) || place.path.join() !== path.join()
  })
  expect(namesOf(wrong)).toEqual([])
})

test('each unit has towns, and their names are distinct', () => {
  const wrong = of('unit').filter(({ id }) => {
    const towns = of('town').filter(({ parentId }) => parentId === id)
    return towns.length === 0 || new Set(towns.map(({ nameEl }) => nameEl)).size < towns.length
  })
  expect(namesOf(wrong)).toEqual([])
})

test('the towns of a peninsula of Halkidiki lie in its municipality', () => {
  const names = (municipality: number) =>
    namesOf(of('town').filter(({ parentId }) => parentId === municipality))
  expect(names(1501)).toEqual(expect.arrayContaining(['Hanioti', 'Pefkohori', 'Afytos', 'Sani']))
  expect(names(1502)).toEqual(expect.arrayContaining(['Nikiti', 'Neos Marmaras', 'Sarti']))
  const strays = of('town').filter(
    ({ latitude, longitude, path }) =>
      path.includes(112) && latitude < 40.18 && !path.includes(longitude < 23.7 ? 1501 : 1502),
  )
  expect(namesOf(strays)).toEqual([])
})

test('districts are near their towns, and everything is in Greece', () => {
  const abroad = all().filter(
    ({ latitude, longitude }) =>
      latitude < 34.7 || latitude > 41.8 || longitude < 19.3 || longitude > 29.7,
  )
  expect(namesOf(abroad)).toEqual([])
  const far = of('district').filter(({ parentId, latitude, longitude }) => {
    const town = places.get(parentId!)!
    const kilometres = Math.hypot(
      (latitude - town.latitude) * 111,
      (longitude - town.longitude) * 85,
    )
    return kilometres > 9
  })
  expect(namesOf(far)).toEqual([])
})
