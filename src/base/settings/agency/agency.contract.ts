// The agency's public details: shown on the public site, in mails, on printed documents and above every screen.
import { z } from 'zod'
import { flag, textUpTo } from '#kit/fields/kinds.ts'
import { mailboxUpTo, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { form, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const name = textUpTo(120)
const address = textUpTo(200)

export const agencyFields = {
  /** In English; also shown in languages without a name of their own. */
  name,
  nameEl: name,
  nameRu: name,
  address,
  addressEl: address,
  addressRu: address,
  phone: textUpTo(60),
  email: textUpTo(120),
  taxNumber: textUpTo(40),
  /**
   * Number in the business registry (ΓΕΜΗ). Law 4919/2022, article 22, requires it on a business's websites and documents, so
   * the site shows it. The law does not mention adverts elsewhere: feeds include it if they can, and work without it.
   */
  gemiNumber: textUpTo(20),
  /** As #rrggbb. */
  accent: textUpTo(7),
  /** Whether replies to mails go to the agency instead of the agent who sent them. */
  repliesToAgency: flag,
  /** Whether a property is published only with a signed mandate of its owner in force. */
  mandateToPublish: flag,
  /** The languages that the public site offers. */
  siteEn: flag,
  siteEl: flag,
  siteRu: flag,
} as const

export const agency = schemaOf(agencyFields).extend({
  id: z.int(),
  /** URL of the logo; null without one. */
  logo: z.string().nullable(),
  /** Shown where nothing is entered. */
  defaults: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  ...stamps,
})
export type AgencyRecord = z.output<typeof agency>

const email = z.union([z.literal('').transform(() => null), mailboxUpTo(120), z.null()])
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
  /** The picture is the form part `file`; the stored logo is redrawn from it. */
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
