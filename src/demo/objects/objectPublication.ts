// Publication state of an object: published, waiting or refused, with its labels.

import { classOfEvery, reasonsAgainst } from '#records/objects/publish/publishGate.ts'
import { errorOf } from '#records/objects/publish/publishReasons.ts'
import type { Random } from '../random.ts'
import type { ObjectDraft } from './demoObject.ts'
import type { OfferState } from './objectOffer.ts'

export type Publication = Partial<ObjectDraft> & { hasPictures: boolean }

export function objectPublication(
  random: Random,
  state: OfferState,
  object: ObjectDraft,
): Publication {
  const marks = {
    featured: random.chance(0.06),
    recommended: random.chance(0.1),
    hasBanner: random.chance(0.12),
    hasKey: random.chance(0.36),
    videoURL: random.chance(0.02) ? video(random) : null,
  }
  if (state === 'sold') return { ...marks, hasPictures: random.chance(0.8) }
  const fate = random.weighted({ published: 72, unpublished: 20, inProgress: 2, failed: 6 })
  if (fate === 'unpublished') return { ...marks, hasPictures: random.chance(0.4) }
  const hasPictures = fate !== 'failed' || random.chance(0.7)
  const lacking = fate === 'failed' && hasPictures ? incomplete(random, object) : {}
  const asked = { ...marks, ...lacking, publishRequested: true, hasPictures }
  if (fate === 'inProgress') return asked
  const publishError = errorOf(
    reasonsAgainst(
      { ...object, ...asked, lacksMandate: false },
      hasPictures ? [{ damaged: false }] : [],
      classOfEvery,
    ),
  )
  return { ...asked, publishError, published: publishError === null }
}

/** Publication was requested before all data were complete. */
const incomplete = (random: Random, object: ObjectDraft): Partial<ObjectDraft> =>
  random.chance(0.5) && isBuilding(object)
    ? { energyClass: null }
    : {
        ...(object.forSale && noSalePrice),
        ...(object.forRent && noRentPrice),
        shortRentPrice: null,
      }

/** Land and some others are published without an energy class. */
const isBuilding = ({ subTypeObjectTypeId: type }: ObjectDraft) => type === 1 || type === 2

const noSalePrice = {
  salePrice: null,
  salePriceWithDiscount: null,
  dateOfSalePriceDiscount: null,
}
const noRentPrice = {
  rentPrice: null,
  rentPriceWithDiscount: null,
  dateOfRentPriceDiscount: null,
}

// Films with free licences and stable URLs.
const video = (random: Random) =>
  random.pick(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537'])
