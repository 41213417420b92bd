// The links between objects and accounts: owners, tenants and others.
import { z } from 'zod'
import { currency, date, number, select } from '#kit/fields/kinds.ts'
import { id, schemaOf, updateOf } from '#kit/fields/schema.ts'
import { del, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

export const objectAccountFields = {
  relation: select('objectAccountRelation'),
  startDate: date,
  endDate: date,
  price: currency,
  /** Day of the month; 0 is its last day, −n is n days before the last. */
  rentPaymentDay: number({ min: -31, max: 31 }),
} as const

export const relations = { owner: 1, buyer: 2, tenant: 4, shortTermTenant: 7 } as const
export const tenantRelations: readonly number[] = [relations.tenant, relations.shortTermTenant]

/** Whether the end date is past. `today` is YYYY-MM-DD. */
export const hasEnded = (link: { endDate: string | null }, today: string): boolean =>
  link.endDate !== null && link.endDate < today

export const objectAccount = schemaOf(objectAccountFields).extend({
  id,
  version: z.int(),
  objectId: id,
  accountId: id,
  /** The account's name. */
  account: z.string(),
  relation: z.int(),
  relationName: z.string().nullable(),
})
export type ObjectAccount = z.output<typeof objectAccount>
/** With phone and e-mail, which are null if the caller may not see them. */
export const reachableAccount = objectAccount.extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type ReachableAccount = z.output<typeof reachableAccount>

const pair = { objectId: id, accountId: id }
// The ids of object and account identify the link; an `id` that is sent along is ignored.
const inputWith = <R extends z.ZodType>(relation: R) =>
  updateOf(objectAccountFields, objectAccount, { ...pair, id: z.unknown().optional(), relation })
const relation = z.int().min(0).max(32_767)
const input = inputWith(relation.optional())
export const objectAccountInput = inputWith(relation)
export type ObjectAccountInput = z.output<typeof objectAccountInput>
export type ObjectAccountUpdate = z.output<typeof input>

export const objectAccountsApi = {
  /** Adding an account that is already linked changes the existing link. */
  addObjectAccount: post('/api/objectAccount/add', {
    may: staff,
    changes: ['object', 'account'],
    body: objectAccountInput,
    answer: objectAccount,
  }),
  saveObjectAccount: post('/api/objectAccount/update', {
    may: staff,
    changes: ['object', 'account'],
    body: input,
    answer: objectAccount,
  }),
  deleteObjectAccount: del('/api/objectAccount', {
    may: staff,
    changes: ['object', 'account'],
    body: z.strictObject(pair),
    answer: nothing,
  }),
}
