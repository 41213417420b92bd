// For administrators: the roles that require a second factor, and resetting the factors of a person.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const ruledRoles = ['admin', 'employee'] as const
const ruledRole = z.enum(ruledRoles)
const rule = z.object({ roles: z.array(ruledRole) })
export type Rule = z.output<typeof rule>

const person = z.object({
  id,
  name: z.string(),
  username: z.string(),
  role: z.string().nullable(),
  authenticator: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
})
export type PersonWithFactors = z.output<typeof person>

const peopleQuery = listQueryOf(['name', 'username', 'role'])
export type PeopleQuery = z.output<typeof peopleQuery>

export const staffFactorsApi = {
  getRule: get('/api/SecondFactor/rule', {
    may: admin,
    shows: ['secondFactorRule'],
    answer: rule,
  }),
  saveRule: post('/api/SecondFactor/rule', {
    may: admin,
    changes: ['secondFactorRule', 'secondFactor'],
    body: z.strictObject({ roles: z.array(ruledRole).max(2) }),
    answer: nothing,
  }),
  /** Staff who can sign in, and everyone else who has a second factor. */
  listPeople: get('/api/SecondFactor/people', {
    may: admin,
    shows: ['secondFactor', 'secondFactorRule', 'role', 'account'],
    query: peopleQuery,
    answer: pageOf(person),
  }),
  /** Removes all factors of an account; the password stays. */
  resetFactors: del('/api/SecondFactor/{id}', {
    may: admin,
    changes: ['secondFactor'],
    params: byId,
    answer: nothing,
  }),
}
