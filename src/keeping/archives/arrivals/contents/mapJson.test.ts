import { beforeEach, expect, test } from 'vitest'
// The features register the fields and the table of each kind.
import '#app/features.ts'
import { mapChanged, mapLogged } from './mapJson.ts'
import type { Mapping } from './mapping.ts'

let leftOut: string[]
beforeEach(() => {
  leftOut = []
})

/** Ids in the archive are below 100; here they are 1000 higher. */
const see = (_table: string, there: number) => (there < 100 ? there + 1000 : undefined)
const mapping: Mapping = {
  tables: new Map(),
  see,
  seeLost: see,
  options: new Map([['leadStage', new Map([[8, 9]])]]),
  onLeftOut: (part) => void leftOut.push(part),
}

test('a logged change refers to the ids and options of this database', () => {
  const logged = (data: object) => mapLogged('Demand', data, mapping)
  expect(
    logged({
      attributes: { accountId: 1, stage: 8, objects: [5, 6], description: 'of 7' },
      previous: { accountId: null, stage: 2, objects: [] },
    }),
  ).toEqual({
    attributes: { accountId: 1001, stage: 9, objects: [1005, 1006], description: 'of 7' },
    previous: { accountId: null, stage: 2, objects: [] },
  })
  expect(
    mapLogged('Activity', { attributes: { links: ['Account/1', 'Object/500'] } }, mapping),
  ).toEqual({ attributes: { links: ['Account/1001'] } })
  expect(leftOut).toEqual([])
})

test('a number of unknown meaning is left out', () => {
  expect(mapLogged('Demand', { attributes: { stove: 12, note: 'warm' } }, mapping)).toEqual({
    attributes: { note: 'warm' },
  })
  expect(leftOut).toEqual(['log'])
})

test("a deal's follow-ups refer to the new ids, so that they can be undone", () => {
  const changed = [
    { entity: 'Demand', id: 3, version: 4, before: { stage: 8, accountId: 2 } },
    { entity: 'Object', id: 300, version: 2, before: {} },
  ]
  expect(mapChanged(changed, mapping)).toEqual([
    { entity: 'Demand', id: 1003, version: 4, before: { stage: 9, accountId: 1002 } },
  ])
  expect(leftOut).toEqual(['followUps'])
})
