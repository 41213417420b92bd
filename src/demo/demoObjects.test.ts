import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '#kit/clock.ts'
import { expect, test } from 'vitest'
import { objectKinds } from './data/objectKinds.ts'
import { objectPlaces } from './data/objectPlaces.ts'
import { generate } from './demoAgency.ts'
import type { DemoObject } from './objects/demoObject.ts'
import { classOfEvery, reasonsAgainst } from '#records/objects/publish/publishGate.ts'
import { errorOf } from '#records/objects/publish/publishReasons.ts'
import { overdueAfterDays } from '#records/object-keys/objectKeys.contract.ts'

const today = '2026-03-16'
const agency = generate(today)
const { accounts, objects, objectKeyPeriods, objectKeys, objectLinks, objectPictures } = agency
const object = (id: number) => objects[id - 1]!
const account = (id: number) => accounts[id - 1]!
const count = (having: (one: DemoObject) => unknown) => objects.filter(having).length

test('there are objects of every kind and in every state', () => {
  expect(objects).toHaveLength(1500)
  expect(objects.every(({ id }, at) => id === at + 1)).toBe(true)
  for (const { subType } of objectKinds)
    expect(count((one) => one.objectSubTypeId === subType)).toBeGreaterThan(0)
  expect(count((one) => one.forSale)).toBeGreaterThan(800)
  expect(count((one) => one.forRent)).toBeGreaterThan(200)
  expect(count((one) => one.forShortRent)).toBeGreaterThan(100)
  expect(count((one) => one.forSale && one.forRent)).toBeGreaterThan(30)
  expect(count((one) => one.soldRecently)).toBeGreaterThan(40)
  expect(count((one) => one.rented)).toBeGreaterThan(80)
  expect(count((one) => one.reserved)).toBeGreaterThan(30)
  expect(count((one) => one.salePriceWithDiscount)).toBeGreaterThan(80)
  expect(count((one) => !one.title && !one.titleEl)).toBeGreaterThan(30)
  expect(count((one) => one.deletedOn)).toBeGreaterThan(25)
  expect(count((one) => one.published)).toBeGreaterThan(800)
  expect(count((one) => !one.publishRequested)).toBeGreaterThan(200)
  expect(count((one) => one.publishError)).toBeGreaterThan(40)
  const inProgress = count((one) => one.publishRequested && !one.published && !one.publishError)
  expect(inProgress).toBeGreaterThan(10)
})

test('published objects are complete, and refused ones list what is missing', () => {
  const pictures = Map.groupBy(objectPictures, ({ parentId }) => parentId)
  for (const one of objects.filter(({ published, publishError }) => published || publishError)) {
    const reasons = reasonsAgainst(
      { ...one, lacksMandate: false },
      (pictures.get(one.id) ?? []).map(() => ({ damaged: false })),
      classOfEvery,
    )
    expect(one.publishError).toBe(errorOf(reasons))
    expect(one.publishedOn).toBe(one.published ? one.modifiedOn : null)
  }
})

test('prices are realistic', () => {
  const homes = objects.filter(({ subTypeObjectTypeId, area }) => subTypeObjectTypeId === 1 && area)
  for (const { area, salePrice, rentPrice, shortRentPrice } of homes) {
    if (salePrice !== null) expect(salePrice / area!).toBeGreaterThan(400)
    if (salePrice !== null) expect(salePrice / area!).toBeLessThan(12_000)
    if (rentPrice !== null) expect(rentPrice / area!).toBeGreaterThan(2)
    if (rentPrice !== null) expect(rentPrice / area!).toBeLessThan(45)
    if (shortRentPrice !== null) expect(shortRentPrice).toBeGreaterThanOrEqual(20)
    if (shortRentPrice !== null) expect(shortRentPrice).toBeLessThan(600)
  }
  for (const { salePrice, salePriceWithDiscount } of objects)
    if (salePriceWithDiscount !== null) expect(salePriceWithDiscount).toBeLessThan(salePrice!)
  expect(Math.min(...objects.flatMap(({ salePrice }) => salePrice ?? []))).toBeGreaterThanOrEqual(
    3000,
  )
})

test('every object has a position or a circle near its place', () => {
  for (const one of objects) {
    if (one.latitude === null) continue
    const place = objectPlaces.find(({ id }) => id === one.locationId)!
    expect(Math.abs(one.latitude - place.latitude)).toBeLessThan(0.02)
    expect(Math.abs(one.longitude! - place.longitude)).toBeLessThan(0.025)
    if (!one.displayCoordinates) expect(one.mapCircleLatitude).not.toBeNull()
  }
})

test('titles and descriptions are complete, each in its own script', () => {
  for (const { title, titleEl, titleRu, description, descriptionEl, descriptionRu } of objects) {
    for (const text of [title, titleEl, titleRu, description, descriptionEl, descriptionRu])
      expect(text ?? '').not.toMatch(/[{}]|undefined|null|NaN| {2}| ,|, $/)
    if (title) expect(title).not.toMatch(/[α-ωа-я]/i)
    if (titleEl) expect(titleEl).toMatch(/[α-ω]/i)
    if (titleRu) expect(titleRu).toMatch(/[а-я]/i)
  }
})

test('owners, buyers and tenants exist, nobody twice on an object', () => {
  const pairs = new Set(objectLinks.map(({ objectId, accountId }) => `${objectId} ${accountId}`))
  expect(pairs.size).toBe(objectLinks.length)
  const owners = objectLinks.filter(({ relation }) => relation === 1)
  expect(owners.length).toBeGreaterThan(1300)
  for (const { accountId } of owners) expect(account(accountId).isOwner).toBe(true)
  for (const { accountId } of objectLinks) expect(account(accountId).deletedOn).toBeNull()
  expect(objectLinks.filter(({ relation }) => relation === 2).length).toBeGreaterThan(80)
  expect(objectLinks.filter(({ relation }) => relation === 7).length).toBeGreaterThan(100)
  for (const { startDate, endDate } of objectLinks)
    if (startDate && endDate) expect(startDate <= endDate).toBe(true)
})

test('an object is marked as rented while it has a tenant', () => {
  const current = new Set(
    objectLinks
      .filter(({ relation, endDate }) => relation === 4 && (endDate === null || endDate >= today))
      .map(({ objectId }) => objectId),
  )
  expect(new Set(objects.filter(({ rented }) => rented).map(({ id }) => id))).toEqual(current)
  const ended = objectLinks.filter(
    ({ relation, endDate }) => relation === 4 && endDate && endDate < today,
  )
  const years = new Set(ended.map(({ startDate }) => startDate!.slice(0, 4)))
  expect(years.size).toBeGreaterThan(4)
})

test('keys are in or out, some overdue, and never with two people', () => {
  const out = objectKeys.filter(({ accountId, received }) => accountId !== null && !received)
  const late = addDays(today, -overdueAfterDays)
  expect(objectKeys.length).toBeGreaterThan(400)
  expect(out.length).toBeGreaterThan(50)
  expect(out.filter(({ givenAway }) => givenAway! < late).length).toBeGreaterThan(5)
  for (const { id } of objectKeys) {
    expect(object(id).hasKey).toBe(true)
    const times = objectKeyPeriods.filter(({ objectId }) => objectId === id)
    for (const [at, { givenAway, received }] of times.entries()) {
      const next = times[at + 1]
      if (received) expect(givenAway <= received && received <= today).toBe(true)
      if (next) expect(received! <= next.givenAway).toBe(true)
    }
  }
})

test('most objects have one to eight different pictures in order', () => {
  const of = Map.groupBy(objectPictures, ({ parentId }) => parentId)
  expect(of.size).toBeGreaterThan(1100)
  expect(of.size).toBeLessThan(1350)
  for (const pictures of of.values()) {
    expect(pictures.length).toBeLessThanOrEqual(8)
    expect(pictures.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
      pictures.map(({ position }) => position),
    )
    expect(
      new Set(pictures.map(({ content: { scene, variant } }) => `${scene} ${variant}`)).size,
    ).toBe(pictures.length)
  }
  expect(new Set(objectPictures.map(({ systemName }) => systemName)).size).toBe(
    objectPictures.length,
  )
})

test('the first picture suits the kind of object, and a flat with a sea view opens with it', () => {
  const covers = (having: (one: DemoObject) => unknown) =>
    new Set(
      objectPictures
        .filter(({ position, parentId }) => position === 1 && having(object(parentId)))
        .map(({ content }) => content.scene),
    )
  expect(covers((one) => one.objectSubTypeId === 17)).toEqual(new Set(['land']))
  expect(covers((one) => one.objectSubTypeId === 7)).toEqual(new Set(['shop']))
  expect(covers((one) => one.objectSubTypeId === 20)).toEqual(new Set(['grove']))
  expect(covers((one) => one.objectSubTypeId === 4 && one.swimmingPool && !one.seaView)).toEqual(
    new Set(['villa']),
  )
  expect(covers((one) => one.objectSubTypeId === 1 && one.seaView)).toEqual(
    new Set(['terrace', 'living', 'sea']),
  )
})

test('each picture file of the demo is shown by some object', () => {
  const folder = join(import.meta.dirname, 'pictures')
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const shown = objectPictures.map(({ content: { scene, variant } }) => `${scene}/${variant}.webp`)
  expect(drawn.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(
    [...new Set(shown)].toSorted(),
  )
})

test('nothing of an object is older than the object or newer than yesterday', () => {
  for (const one of objects) {
    expect(account(one.createdById).startDate! <= one.createdOn.slice(0, 10)).toBe(true)
    expect(one.createdOn <= one.modifiedOn && one.modifiedOn < today).toBe(true)
  }
  for (const { objectId, createdOn } of agency.objectActivities)
    expect(object(objectId).createdOn <= createdOn).toBe(true)
  for (const { parentId, createdOn } of agency.objectAssignments)
    expect(object(parentId).createdOn <= createdOn && createdOn < today).toBe(true)
})
