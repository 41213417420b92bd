// The agency as others see it: what stands on the public site, in mails, on papers and above every screen.
import { z } from 'zod'
import { addressOf } from '#kit/fields/emailAddress.ts'
import { flag, textUpTo } from '#kit/fields/kinds.ts'
import { schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { form, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const name = textUpTo(120)
const address = textUpTo(200)

export const agencyFields = {
  /** In English, and wherever a language has none of its own. */
  name,
  nameEl: name,
  nameRu: name,
  address,
  addressEl: address,
  addressRu: address,
  phone: textUpTo(60),
  email: textUpTo(120),
  taxNumber: textUpTo(40),
  /** Such as #0b5d78. */
  accent: textUpTo(7),
  /** The languages that the public site offers. */
  siteEn: flag,
  siteEl: flag,
  siteRu: flag,
} as const

export const agency = schemaOf(agencyFields).extend({
  id: z.int(),
  /** The address of its picture; null while there is none. */
  logo: z.string().nullable(),
  /** What is shown where nothing is entered. */
  defaults: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  ...stamps,
})
export type AgencyRecord = z.output<typeof agency>

const email = z.union([
  z.literal('').transform(() => null),
  z.string().transform(addressOf).pipe(z.email().max(120)),
  z.null(),
])
export const agencyUpdate = updateOf(agencyFields, agency, {
  id: z.unknown().optional(),
  email: email.optional(),
})
export type AgencyUpdate = z.output<typeof agencyUpdate>

export const logoPart = 'file'

export const agencyApi = {
  getAgency: get('/api/Agency', { may: admin, shows: ['agency', 'account'], answer: agency }),
  saveAgency: post('/api/Agency/update', {
    may: admin,
    changes: ['agency'],
    body: agencyUpdate,
    answer: agency,
  }),
  /** A picture in the part `file`; what is kept is drawn anew from it. */
  saveLogo: post('/api/Agency/logo', {
    may: admin,
    changes: ['agency'],
    multipart: true,
    body: form,
    answer: agency,
  }),
  removeLogo: post('/api/Agency/logo/remove', {
    may: admin,
    changes: ['agency'],
    answer: agency,
  }),
}
