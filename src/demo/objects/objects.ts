// The agency's properties, with their places, facts, offers and descriptions.

import { addDays } from '#kit/clock.ts'
import { objectKinds } from '../data/objectKinds.ts'
import type { ObjectKind } from '../data/objectKinds.ts'
import { objectNotes } from '../data/objectNotes.ts'
import { objectPlaces } from '../data/objectPlaces.ts'
import type { ObjectPlace } from '../data/objectPlaces.ts'
import type { DemoAccount } from '../people/demoAccount.ts'
import type { Colleague } from '../people/employees.ts'
import type { Random } from '../random.ts'
import { stamps } from '../stamps.ts'
import { objectDraft } from './demoObject.ts'
import type { DemoObject, ObjectDraft } from './demoObject.ts'
import { objectBuilding } from './objectBuilding.ts'
import { objectOffer, offerState } from './objectOffer.ts'
import type { OfferState } from './objectOffer.ts'
import { objectPublication } from './objectPublication.ts'
import { objectSite } from './objectSite.ts'
import { objectWords } from './objectWords.ts'

/** An object with the data that other generators need. */
export type ObjectWithContext = {
  object: DemoObject
  kind: ObjectKind
  state: OfferState
  hasPictures: boolean
  owner: DemoAccount
}

const OBJECTS = 1500

export function objects(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): ObjectWithContext[] {
  const yesterday = addDays(today, -1)
  const owners = accounts.filter(
    (one) => one.isOwner && !one.deletedOn && one.createdOn.slice(0, 10) < yesterday,
  )
  const builders = owners.filter((one) => one.isCompany)
  return Array.from({ length: OBJECTS }, (_, at) => {
    const [kind, place] = kindAndPlace(random, at)
    const from = random.chance(0.12) && builders.length > 0 ? builders : owners
    const owner = earlier(random.pick(from), random.pick(from))
    const stamped = stamps(random, today, staff, addDays(owner.createdOn.slice(0, 10), 1))
    const isGone = random.chance(0.03)
    const writer = staff.find(({ id }) => id === stamped.createdById)!
    const { draft, ...known } = described(random, today, kind, place, writer)
    const publishedOn = draft.published ? stamped.modifiedOn : null
    const object = { ...draft, ...stamped, publishedOn, id: 0 }
    return { ...known, kind, owner, object: isGone ? gone(object) : object }
  })
    .sort((a, b) => a.object.createdOn.localeCompare(b.object.createdOn))
    .map((one, at) => ({ ...one, object: { ...one.object, id: at + 1 } }))
    .map((one) => ({ ...one, object: { ...one.object, websiteCode: codeOf(one.object) } }))
}

/** Names of short-rent objects on the booking sites. */
const codeOf = ({ id, forShortRent }: DemoObject) =>
  forShortRent ? `EST-${String(id).padStart(4, '0')}` : null

/** Older accounts have offered more. */
const earlier = (one: DemoAccount, other: DemoAccount) =>
  one.createdOn < other.createdOn ? one : other

/** Deleted objects are unpublished. */
const gone = (object: DemoObject): DemoObject => ({
  ...object,
  deletedOn: object.modifiedOn,
  deletedById: object.modifiedById,
  published: false,
  publishError: null,
  publishedOn: null,
})

/** First one of each kind, then by the kind's frequency in such places. */
function kindAndPlace(random: Random, at: number): [ObjectKind, ObjectPlace] {
  const first = objectKinds[at]
  if (first) {
    const found = objectPlaces.filter(({ setting }) => first.found[setting] > 0)
    return [first, random.pick(found)]
  }
  const place = byWeight(random, objectPlaces, ({ weight }) => weight)
  return [byWeight(random, objectKinds, ({ found }) => found[place.setting]), place]
}

function byWeight<One>(random: Random, all: readonly One[], weight: (one: One) => number): One {
  let rest = random.next() * all.reduce((sum, one) => sum + weight(one), 0)
  return all.find((one) => (rest -= weight(one)) < 0) ?? all.at(-1)!
}

function described(
  random: Random,
  today: string,
  kind: ObjectKind,
  place: ObjectPlace,
  writer: Colleague,
): { draft: ObjectDraft; state: OfferState; hasPictures: boolean } {
  const state = offerState(random, kind)
  const isOf = { subTypeObjectTypeId: kind.type, objectSubTypeId: kind.subType }
  if (state === 'minimal') {
    const draft = objectDraft({ ...isOf, ...hardlyKnown(random, place, writer) })
    return { draft, state, hasPictures: false }
  }
  const built = objectDraft({
    ...isOf,
    ...objectSite(random, kind, place),
    ...objectBuilding(random, kind, place, Number(today.slice(0, 4))),
  })
  const offered = { ...built, ...objectOffer(random, today, state, built, kind, place) }
  const { hasPictures, ...publication } = objectPublication(random, state, offered)
  const words = objectWords(random, offered, kind, place)
  const internalNotes = random.chance(0.3) ? random.pick(objectNotes[writer.language]) : null
  return { draft: { ...offered, ...publication, ...words, internalNotes }, state, hasPictures }
}

/** Noted on the phone, with few data. */
const hardlyKnown = (random: Random, place: ObjectPlace, writer: Colleague) => ({
  locationId: random.chance(0.7) ? place.id : null,
  forSale: random.chance(0.6),
  internalNotes: random.chance(0.4) ? random.pick(objectNotes[writer.language]) : null,
})
