import type { KeptValue } from '#kit/db/kept/kept.ts'
import {
  budgetFields,
  placeFields,
  serviceFields,
  wishFields,
} from '#records/leads/leadFields.contract.ts'

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const { forSell: _sells, forRentOut: _letsOut, ...lookingFor } = serviceFields

const wishColumns = [
  ...Object.keys({ ...lookingFor, ...budgetFields, ...placeFields, ...wishFields }),
  'description',
  'stage',
  'deletedOn',
]

const wishes: KeptValue = {
  name: 'wishes',
  what: 'what open leads ask for, prepared for matching',
  version: 4,
  requires: ['keepWishes.sql'],
  triggers: [
    {
      name: 'keepNewWishes',
      table: 'lead',
      fires: 'AFTER INSERT',
      each: 'STATEMENT',
      tables: { new: 'moved' },
      calls: 'keepNewWishes',
    },
    {
      name: 'keepWishes',
      table: 'lead',
      fires: `AFTER UPDATE OF ${list(wishColumns)}`,
      each: 'ROW',
      calls: 'keepWishes',
    },
  ],
  stored: [
    {
      table: 'leadWish',
      of: 'lead',
      key: ['leadId', 'service'],
      columns: [
        'priceMin',
        'priceMax',
        'priceFrom',
        'priceTo',
        'places',
        'near',
        'notPlaces',
        'facts',
        'mustFacts',
        'types',
        'subTypes',
        'bedrooms',
        'bedroomsMin',
        'bedroomsMax',
        'area',
        'areaMin',
        'areaMax',
        'lotArea',
        'lotAreaMin',
        'lotAreaMax',
        'floorMin',
        'floorMax',
        'yearMin',
        'yearMax',
      ],
      fresh: (ids) => `SELECT * FROM "wishesOf"(ARRAY(SELECT "id" FROM "lead" WHERE "id" ${ids}))`,
      mend: (ids) => `
        SELECT FROM "lead" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE;
        SELECT "keepWishesOf"(${ids})`,
    },
  ],
}

const offerColumns = [
  'createdOn',
  'active',
  'deletedOn',
  'isBlank',
  'published',
  'publishRequested',
  'forSale',
  'forRent',
  'forShortRent',
  'salePrice',
  'salePriceWithDiscount',
  'rentPrice',
  'rentPriceWithDiscount',
  'shortRentPrice',
  'soldRecently',
  'rented',
  'reserved',
  'locationId',
  'subTypeObjectTypeId',
  'objectSubTypeId',
  'bedrooms',
  'area',
  'lotArea',
  'distanceFromSea',
  'parkingLots',
  'sizeOfBalconies',
  'seaView',
  'view',
  'firstCoastLine',
  'parking',
  'elevator',
  'garden',
  'swimmingPool',
  'balcony',
  'storageSpace',
  'fireplace',
  'airCondition',
  'furnished',
  'petsWelcome',
  'student',
  'renovated',
  'newBuilding',
  'underFloorHeating',
  'luxurious',
  'penthouse',
  'attic',
  'bright',
  'disabledAccess',
  'eligibleForGoldenVisa',
  'investment',
  'requiredRenovation',
  'floor',
  'constructionYear',
]

const offers: KeptValue = {
  name: 'offers',
  what: 'what objects offer, prepared for matching',
  version: 3,
  requires: ['keepOffers.sql'],
  triggers: [
    {
      name: 'keepNewOffers',
      table: 'object',
      fires: 'AFTER INSERT',
      each: 'STATEMENT',
      tables: { new: 'moved' },
      calls: 'keepNewOffers',
    },
    {
      name: 'keepOffers',
      table: 'object',
      fires: `AFTER UPDATE OF ${list(offerColumns)}`,
      each: 'ROW',
      calls: 'keepOffers',
    },
  ],
  stored: [
    {
      table: 'objectOffer',
      of: 'object',
      key: ['objectId', 'service'],
      columns: [
        'price',
        'placeId',
        'path',
        'type',
        'subType',
        'bedrooms',
        'area',
        'lotArea',
        'facts',
        'published',
        'since',
        'denied',
        'floor',
        'year',
      ],
      fresh: (ids) =>
        `SELECT * FROM "offersOf"(ARRAY(SELECT "id" FROM "object" WHERE "id" ${ids}))`,
      mend: (ids) => `
        SELECT FROM "object" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE;
        SELECT "keepOffersOf"(${ids})`,
    },
  ],
}

export const matchingKept = [wishes, offers]
