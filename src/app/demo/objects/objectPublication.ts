// Whether the public site shows an object, is about to, or could not, and how it is marked.

import type { Random } from '../random.ts'
import type { ObjectDraft } from './demoObject.ts'
import type { OfferState } from './objectOffer.ts'

const errors = {
  noEnergyClass: 'No energy class',
  noPrice: 'No price',
  noPicture: 'No picture',
} as const

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
  if (fate === 'failed') return { ...marks, publishRequested: true, ...failed(random, object) }
  return {
    ...marks,
    publishRequested: true,
    published: fate === 'published',
    hasPictures: true,
  }
}

/** What it says is missing really is. */
function failed(random: Random, object: ObjectDraft): Publication {
  const missing = random.pick(['noEnergyClass', 'noPrice', 'noPicture'] as const)
  const none = {
    noEnergyClass: { energyClass: null },
    noPrice: {
      ...(object.forSale && {
        salePrice: null,
        salePriceWithDiscount: null,
        dateOfSalePriceDiscount: null,
      }),
      ...(object.forRent && {
        rentPrice: null,
        rentPriceWithDiscount: null,
        dateOfRentPriceDiscount: null,
      }),
      shortRentPrice: null,
    },
    noPicture: {},
  }[missing]
  return { ...none, publishError: errors[missing], hasPictures: missing !== 'noPicture' }
}

// Films of free licences: they stay where they are.
const video = (random: Random) =>
  random.pick(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537'])
