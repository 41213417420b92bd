// Which objects fit a lead and which leads an object fits, over the wire. Both say the same of a pair.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const matchedServices = ['forPurchase', 'forRent', 'forShortRent'] as const

export const matchReasonCodes = [
  /** The place that is wanted, by its name. */
  'inPlace',
  'nearPlace',
  'inBudget',
  /** By how many per cent. */
  'overBudget',
  'underBudget',
  /** The sub-type's name. */
  'type',
  'bedrooms',
  'area',
  'lotArea',
  /** A field of the object that is true of it, or nearSea. */
  'fact',
  /** Entered in the last two weeks. */
  'new',
] as const

const reason = z.object({
  code: z.enum(matchReasonCodes),
  value: z.union([z.string(), z.number()]).nullable(),
})
export type MatchReason = z.output<typeof reason>

/** What is asked for and is not there, or that nobody entered. */
const lack = z.object({
  code: z.enum(['type', 'bedrooms', 'area', 'lotArea', 'fact']),
  /** The names of the sub-types, or the fact as in `matchReasonCodes`. */
  wanted: z.string().nullable(),
  /** At least and at most so many; both alike: about so many. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** What there is instead: a number, the name of the sub-type, false for a fact. Null: nobody entered it. */
  has: z.union([z.string(), z.number(), z.boolean()]).nullable(),
})
export type MatchLack = z.output<typeof lack>

const pair = {
  service: z.enum(matchedServices),
  price: z.number(),
  /** How much of what is asked for it has, in per cent. */
  fit: z.int().min(0).max(100),
  reasons: z.array(reason),
  lacks: z.array(lack),
  /** Nobody entered what a bound is about: it may not fit at all. */
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
  /** The system name of its first picture. */
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
  /** The names of who looks after it. */
  agents: z.array(z.string()),
  ...pair,
})
export type MatchedLead = z.output<typeof matchedLead>

/** The best first. */
const { perPage, currentPage } = listInputOf(['fit'])
export const matchesPerPage = 20
/** Most matches in one answer. */
export const mostMatches = 100
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
      /** False: it is closed, or names neither a budget nor a place. */
      isAsking: z.boolean(),
    }),
  }),
  matchesOfObject: get('/api/object/matches/{id}', {
    may: staff,
    shows: ['lead', 'object', 'account', 'assignment'],
    params: byId,
    query,
    answer: pageOf(matchedLead).extend({
      /** False: it is not active, sold or let, or has no price. */
      isOffered: z.boolean(),
    }),
  }),
}

/** What is asked at first. */
export const firstMatchesOf = (id: number) => ({
  params: { id: String(id) },
  query: { perPage: matchesPerPage },
})
export type MatchesOfLead = z.output<typeof matchingApi.matchesOfLead.answer>
export type MatchesOfObject = z.output<typeof matchingApi.matchesOfObject.answer>
