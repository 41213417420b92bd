// API for related records of search hits.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Most hits whose related records are read, and most related records of each kind. */
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

/** Payments of a person, for callers who may see them. */
const relatedPayments = z.object({ accountId: id, balance: z.number(), unpaid: z.int() })
export type RelatedPayments = z.output<typeof relatedPayments>

export const searchApi = {
  /** Open leads, future viewings, deals, stays and payments of people and objects. */
  related: get('/api/search/related', {
    may: staff,
    shows: ['account', 'object', 'lead', 'viewing', 'deal', 'reservation', 'transaction'],
    query: z.strictObject({ of: parents }),
    answer: z.object({ items: z.array(related), payments: z.array(relatedPayments) }),
  }),
}
