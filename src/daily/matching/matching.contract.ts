// Matching API: objects for a lead and leads for an object. Both describe a pair alike.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const matchedServices = ['forPurchase', 'forRent', 'forShortRent'] as const

export const matchReasonCodes = [
  /** Name of the wanted place. */
  'inPlace',
  'nearPlace',
  'inBudget',
  /** Difference in per cent. */
  'overBudget',
  'underBudget',
  /** Name of the sub-type. */
  'type',
  'bedrooms',
  'area',
  'lotArea',
  'floor',
  'year',
  /** A flag of the object, or nearSea. */
  'fact',
  /** Entered within the last two weeks. */
  'new',
] as const

const reason = z.object({
  code: z.enum(matchReasonCodes),
  value: z.union([z.string(), z.number()]).nullable(),
})
export type MatchReason = z.output<typeof reason>

/** A wish that the object does not meet, or whose value is unknown. */
const lack = z.object({
  code: z.enum(['type', 'bedrooms', 'area', 'lotArea', 'floor', 'year', 'fact']),
  /** Names of the sub-types, or a fact as in `matchReasonCodes`. */
  wanted: z.string().nullable(),
  /** Minimum and maximum; equal values mean an approximate amount. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** What the object has: a number, the name of its sub-type, false for a fact; null if unknown. */
  has: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})
export type MatchLack = z.output<typeof lack>

const pair = {
  service: z.enum(matchedServices),
  price: z.number(),
  /** Share of the wishes that is met, in per cent. */
  fit: z.int().min(0).max(100),
  reasons: z.array(reason),
  lacks: z.array(lack),
  /** A value that a bound needs is unknown, so the pair may not fit. */
  isOpen: z.boolean(),
}

const matchedObject = z.object({
  id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  type: z.string().nullable(),
  location: z.string().nullable(),
  area: z.number().nullable(),
  bedrooms: z.number().nullable(),
  /** System name of the first picture. */
  picture: z.string().nullable(),
  ...pair,
})
export type MatchedObject = z.output<typeof matchedObject>

const matchedLead = z.object({
  id,
  account: z.string().nullable(),
  accountId: id.nullable(),
  description: z.string().nullable(),
  stage: z.string().nullable(),
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  /** Names of the assigned agents. */
  agents: z.array(z.string()),
  ...pair,
})
export type MatchedLead = z.output<typeof matchedLead>

const range = z
  .object({
    /** An approximate amount, if there is neither a minimum nor a maximum. */
    about: z.number().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
  })
  .nullable()
export type UnderstoodRange = z.output<typeof range>

/** The wishes read from a lead's description, by the parts of the list wishPart. */
const understood = z.object({
  /** Names of sub-types, or of types if no sub-type is mentioned. */
  kinds: z.string().nullable(),
  places: z.array(z.string()),
  notPlaces: z.array(z.string()),
  price: range,
  /** Where the description names a rent beside a price. */
  rent: range,
  bedrooms: range,
  area: range,
  lotArea: range,
  floor: range,
  year: range,
  facts: z.array(z.object({ fact: z.string(), isMust: z.boolean() })),
})
export type UnderstoodWishFacts = z.output<typeof understood>

const { perPage, currentPage } = listInputOf(['fit'])
export const matchesPerPage = 20
/** Most matches per response. */
export const mostMatches = 100
/** Most leads that can be ticked at once. */
export const mostTicked = 50
const query = z.strictObject({
  perPage: perPage.unwrap().max(mostMatches).default(matchesPerPage),
  currentPage: currentPage.unwrap().default(1),
})
export type MatchQuery = z.output<typeof query>

export const matchingApi = {
  matchesOfLead: get('/api/lead/matches/{id}', {
    may: staff,
    shows: ['lead', 'object', 'account'],
    params: byId,
    query,
    answer: pageOf(matchedObject).extend({
      /** False if the lead is closed or has neither a budget nor a place. */
      isAsking: z.boolean(),
      /** Null if it has no description. */
      understood: understood.nullable(),
    }),
  }),
  matchesOfObject: get('/api/object/matches/{id}', {
    may: staff,
    shows: ['lead', 'object', 'account', 'assignment'],
    params: byId,
    query,
    answer: pageOf(matchedLead).extend({
      /** False if the object is not active, is sold or let, or has no price. */
      isOffered: z.boolean(),
    }),
  }),
}

/** Request for the first page. */
export const firstMatchesOf = (id: number) => ({
  params: { id: String(id) },
  query: { perPage: matchesPerPage },
})
export type MatchesOfLead = z.output<typeof matchingApi.matchesOfLead.answer>
export type MatchesOfObject = z.output<typeof matchingApi.matchesOfObject.answer>
