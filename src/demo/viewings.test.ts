import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { leads, objectKeys, objects, viewingAssignments, viewingResults, viewings } = generate(today)
const dayOf = ({ dateOfViewing }: { dateOfViewing: string }) => dateOfViewing.slice(0, 10)
const resultsOf = (id: number) => viewingResults.filter(({ viewingId }) => viewingId === id)

test('there are past, current and future viewings', () => {
  expect(viewings).toHaveLength(2500)
  expect(viewings.filter((one) => dayOf(one) === today)).toHaveLength(18)
  expect(viewings.filter((one) => dayOf(one) > today)).toHaveLength(260)
  expect(new Set(viewings.map(({ id }) => id)).size).toBe(2500)
})

test('each viewing has a lead, objects that existed by then, and an employee', () => {
  const known = new Map(leads.map((lead) => [lead.id, lead]))
  const offered = new Map(objects.map((object) => [object.id, object]))
  for (const viewing of viewings) {
    expect(known.get(viewing.demandId)!.createdOn.slice(0, 10) < dayOf(viewing)).toBe(true)
    expect(viewing.createdOn.slice(0, 10) <= dayOf(viewing)).toBe(true)
  }
  for (const { viewingId, objectId } of viewingResults) {
    expect(offered.get(objectId)!.deletedOn).toBeNull()
    expect(viewingId).toBeLessThanOrEqual(viewings.length)
  }
  expect(new Set(viewingAssignments.map(({ parentId }) => parentId)).size).toBe(2500)
})

test('past viewings nearly always have a result, future ones hardly ever', () => {
  const share = (ids: number[]) =>
    ids.filter((id) => resultsOf(id).some(({ result }) => result !== null)).length / ids.length
  const past = viewings.filter((one) => dayOf(one) < today).map(({ id }) => id)
  const coming = viewings.filter((one) => dayOf(one) > today).map(({ id }) => id)
  expect(share(past)).toBeGreaterThan(0.93)
  expect(share(coming)).toBeLessThan(0.15)
})

test('nothing was entered or noted after today began', () => {
  const late = viewings.filter(
    ({ createdOn, modifiedOn }) => createdOn > today || modifiedOn > today,
  )
  expect(late).toEqual([])
})

test('people who sign in have two overlapping viewings this evening, and a missing key', () => {
  for (const person of [1, 2]) {
    const own = viewings.filter(
      ({ id, dateOfViewing }) =>
        dateOfViewing >= `${today}T19:00:00` &&
        dateOfViewing <= `${today}T19:30:00` &&
        viewingAssignments.some(
          ({ parentId, accountId }) => parentId === id && accountId === person,
        ),
    )
    expect(own.length).toBeGreaterThanOrEqual(2)
    const seen = own.flatMap(({ id }) => resultsOf(id)).map(({ objectId }) => objectId)
    const away = objectKeys.filter(
      ({ id, givenAway, received }) =>
        seen.includes(id) && givenAway && (received ?? '') < givenAway,
    )
    expect(away.filter(({ accountId }) => accountId !== person).length).toBeGreaterThan(0)
  }
})
