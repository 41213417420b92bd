import { beforeEach, expect, test } from 'vitest'
// What a field is, and which table a kind has, the features say.
import '#app/features.ts'
import { mapChanged, mapLogged } from './mapJson.ts'
import type { Mapping } from './mapping.ts'

let leftOut: string[]
beforeEach(() => {
  leftOut = []
})

/** Numbers below 100 are in the archive, and a thousand more here. */
const see = (_table: string, there: number) => (there < 100 ? there + 1000 : undefined)
const mapping: Mapping = {
  tables: new Map(),
  see,
  seeLost: see,
  options: new Map([['leadStage', new Map([[8, 9]])]]),
  onLeftOut: (part) => void leftOut.push(part),
}

test('what the log says of a change names the records and options of here', () => {
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

test('a number of which nobody knows what it is, is left out', () => {
  expect(mapLogged('Demand', { attributes: { stove: 12, note: 'warm' } }, mapping)).toEqual({
    attributes: { note: 'warm' },
  })
  expect(leftOut).toEqual(['log'])
})

test('what followed from a deal is undone where it is now', () => {
  const changed = [
    { entity: 'Demand', id: 3, version: 4, before: { stage: 8, accountId: 2 } },
    { entity: 'Object', id: 300, version: 2, before: {} },
  ]
  expect(mapChanged(changed, mapping)).toEqual([
    { entity: 'Demand', id: 1003, version: 4, before: { stage: 9, accountId: 1002 } },
  ])
  expect(leftOut).toEqual(['followUps'])
})
