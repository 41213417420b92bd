// Finding what a person typed a piece of, in any of three scripts.
import { z } from 'zod'
import { addressesOf } from '#kit/fields/emailAddress.ts'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { hitEntities } from '#features/records/records.contract.ts'
import { staff } from '#features/session/permissions.contract.ts'

/** Most hits in one answer. */
export const mostHits = 20
/** Why something was found whose name does not say so. */
export const findings = [
  'otherName',
  'sound',
  'everyday',
  'mistake',
  'number',
  'taxNumber',
  'email',
  'phone',
  'otherTitle',
  'otherNumber',
  'content',
] as const
const accountHit = z.object({ id, description: z.string() })
/** What tells it from others that are called alike: a phone, a town, an object. */
const detail = z.string()
const pickedHit = accountHit.extend({ detail })
export type PickedHit = z.output<typeof pickedHit>
const hit = accountHit.extend({
  entity: z.enum(hitEntities),
  detail,
  by: z.enum(findings).nullable(),
  /** What was found of it, where that can be said: the other name, the end of the phone. */
  found: z.string().nullable(),
})
export type SearchHit = z.output<typeof hit>

/** What two accounts have in common. */
export const similarities = ['taxNumber', 'email', 'phone', 'name'] as const
const similarAccount = accountHit.extend({ by: z.array(z.enum(similarities)) })
export type SimilarAccount = z.output<typeof similarAccount>

// PostgreSQL cannot store the character NUL in a text.
const text = z.string().regex(/^[^\u0000]*$/)
const typed = text.max(200)
const given = text.max(2000).default('')

const similarQuery = z.strictObject({
  firstName: given,
  lastName: given,
  name: given,
  email: given.transform((email) => email.split(';').flatMap(addressesOf).join(';')),
  phone: given,
  taxNumber: given,
  exceptId: byId.shape.id.optional(),
})
export type SimilarQuery = z.output<typeof similarQuery>

/** Hits whose records are looked for, and the most of each kind that are told. */
export const mostParents = 3
export const mostRelated = 3
const parent = z.object({ entity: z.enum(['Account', 'Object']), id })
/** `Account/5,Object/7`. */
const parents = z
  .string()
  .regex(/^(Account|Object)\/[1-9]\d{0,8}(,(Account|Object)\/[1-9]\d{0,8}){0,2}$/)
  .transform((list) =>
    list.split(',').map((one): z.output<typeof parent> => {
      const [entity, number] = one.split('/')
      return { entity: entity as 'Account' | 'Object', id: Number(number) }
    }),
  )
export type Parent = z.output<typeof parent>

const related = z.object({
  of: parent,
  entity: z.enum(['Demand', 'Viewing', 'Deal', 'Reservation']),
  id,
  description: z.string(),
})
export type Related = z.output<typeof related>

/** The payments of a person, for whom may see them. */
const relatedPayments = z.object({ accountId: id, balance: z.number(), unpaid: z.int() })
export type RelatedPayments = z.output<typeof relatedPayments>

/** Kinds of records that fields of others point at. */
const pointedAt = z.enum(['Account', 'Object', 'Demand'])
export type PointedAt = z.output<typeof pointedAt>

export const searchApi = {
  /** What a record is called that only a number names: 404 when there is none, 403 for whom may not open it. */
  titleOfRecord: get('/api/search/title', {
    may: staff,
    shows: ['account', 'object', 'lead'],
    query: z.strictObject({ entity: pointedAt, id: byId.shape.id }),
    answer: z.object({ title: z.string() }),
  }),
  /** What people and objects that were found have going on: open leads, coming viewings, deals, stays, payments. */
  related: get('/api/search/related', {
    may: staff,
    shows: ['account', 'object', 'lead', 'viewing', 'deal', 'reservation', 'transaction'],
    query: z.strictObject({ of: parents }),
    answer: z.object({ items: z.array(related), payments: z.array(relatedPayments) }),
  }),
  search: get('/api/search', {
    may: staff,
    shows: [
      'account',
      'object',
      'lead',
      'viewing',
      'deal',
      'reservation',
      'transaction',
      'document',
    ],
    query: z.strictObject({ searchStr: typed }),
    answer: z.object({ items: z.array(hit).max(mostHits) }),
  }),
  searchAccounts: get('/api/account/search', {
    may: staff,
    shows: ['account'],
    query: z.strictObject({
      searchStr: typed,
      /** Among everyone (0), employees (1), employees and specialists (2). */
      filter: z.coerce.number<string | number>().int().min(0).max(2).default(0),
    }),
    answer: z.object({ items: z.array(pickedHit).max(mostHits) }),
  }),
  similarAccounts: get('/api/account/similar', {
    may: staff,
    query: similarQuery,
    answer: z.object({ items: z.array(similarAccount).max(5) }),
  }),
}
