import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { leadObjects, objects, selectionMessages, selectionObjects, selections } = generate(today)

test('there are selections in every state, opened and unopened, with marks and messages', () => {
  expect(selections).toHaveLength(320)
  const count = (is: (one: (typeof selections)[number]) => boolean) => selections.filter(is).length
  expect(count(({ revokedOn }) => revokedOn !== null)).toBeGreaterThan(8)
  expect(count(({ expiresOn }) => expiresOn < today)).toBeGreaterThan(50)
  expect(count(({ expiresOn, revokedOn }) => expiresOn >= today && !revokedOn)).toBeGreaterThan(50)
  expect(count(({ openings }) => openings === 0)).toBeGreaterThan(40)
  for (const language of ['en', 'el', 'ru'])
    expect(count((one) => one.language === language)).toBeGreaterThan(15)
  for (const mark of ['like', 'dislike', null])
    expect(selectionObjects.filter((one) => one.mark === mark).length).toBeGreaterThan(50)
  expect(selectionMessages.length).toBeGreaterThan(30)
})

test('each selection shows objects of its lead, and only opened ones have marks and messages', () => {
  const offered = new Set(leadObjects.map(({ leadId, objectId }) => `${leadId} ${objectId}`))
  const known = new Map(selections.map((one) => [one.id, one]))
  const live = new Set(objects.filter(({ deletedOn }) => !deletedOn).map(({ id }) => id))
  for (const { selectionId, objectId, mark, markedOn } of selectionObjects) {
    const { leadId, openedOn } = known.get(selectionId)!
    expect(offered.has(`${leadId} ${objectId}`) && live.has(objectId)).toBe(true)
    expect(markedOn).toBe(mark === null ? null : openedOn)
  }
  for (const { selectionId } of selectionMessages)
    expect(known.get(selectionId)!.openedOn).not.toBeNull()
  for (const { createdOn, openedOn, revokedOn } of selections)
    for (const then of [openedOn, revokedOn]) expect(then === null || then >= createdOn).toBe(true)
})
