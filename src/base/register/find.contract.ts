// Finding records by a part of their title, in any of three scripts.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { hitEntity, refKind } from './records.contract.ts'

/** Maximum number of hits in a response. */
export const mostHits = 20
/** Why a record matched although its title does not contain the typed text. */
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
/** Detail that distinguishes records with the same title: a phone, a town, an object. */
const detail = z.string()
const pickedHit = accountHit.extend({ detail })
/** Trades of professionals, named like their roles in a deal. */
export const trade = z.enum(['lawer', 'notary', 'civilEngeneer'])
export type Trade = z.output<typeof trade>
const pickedAccount = pickedHit.extend({ trades: z.array(trade) })
export type PickedAccount = z.output<typeof pickedAccount>
const hit = accountHit.extend({
  entity: hitEntity,
  detail,
  by: z.enum(findings).nullable(),
  /** The matching text, if it may be shown: the other name, the end of the phone number. */
  found: z.string().nullable(),
})
export type SearchHit = z.output<typeof hit>

// PostgreSQL cannot store the character NUL in text.
const text = z.string().regex(/^[^\u0000]*$/)
const typed = text.max(200)

export const findApi = {
  /** Title of a record that is known only by its ID: 404 when there is none, 403 if the actor may not open it. */
  titleOfRecord: get('/api/search/title', {
    may: staff,
    shows: ['account', 'object', 'lead'],
    query: z.strictObject({ entity: refKind, id: byId.shape.id }),
    answer: z.object({ title: z.string() }),
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
    shows: ['account', 'object'],
    query: z.strictObject({
      searchStr: typed,
      /** Among everyone (0), employees (1), employees and specialists (2). */
      filter: z.coerce.number<string | number>().int().min(0).max(2).default(0),
      /** Professionals of this trade come first, however many others have the name. */
      trade: trade.optional(),
    }),
    answer: z.object({ items: z.array(pickedAccount).max(mostHits) }),
  }),
}
