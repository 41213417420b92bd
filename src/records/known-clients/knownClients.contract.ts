// Who the parties of a deal are (ν. 4557/2018): a file about each of them.
import { z } from 'zod'
import { number } from '#kit/fields/kinds.ts'
import { day, id, instant, schemaOf, updateOf, valueSchema } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { clientChecker } from '#base/permissions/permissions.contract.ts'
import { knownClientFields, missingParts } from './knownClientFields.contract.ts'

/**
 * `open`: something is missing; `complete`: nothing is, and nobody has checked it; `checked`: as it is now; `changed`: since it was
 * checked.
 */
export const knownStates = ['open', 'complete', 'checked', 'changed'] as const

/** A person who owns a company, or controls it. */
const owner = z.object({
  name: z.string(),
  percent: z.number().nullable(),
  bornOn: day.nullable(),
  taxNumber: z.string().nullable(),
  /** How it was found out: from the registry, the articles of association, and so on. */
  established: z.string().nullable(),
})

export const knownClient = schemaOf(knownClientFields).extend({
  /** Null for a party without a file. */
  id: id.nullable(),
  version: z.int(),
  dealId: id,
  /** Title of the deal. */
  deal: z.string(),
  accountId: id,
  account: z.string(),
  /** Roles in the deal, in one line. */
  role: z.string(),
  /** False for whoever was taken out of the deal. */
  isParty: z.boolean(),
  /** Whoever only sells brings no money. */
  paysMoney: z.boolean(),
  owners: z.array(owner),
  files: z.array(fileLink),
  state: z.enum(knownStates),
  missing: z.array(z.enum(missingParts)),
  /** Newest first. */
  checks: z.array(z.object({ checkedOn: instant, checkedBy: z.string().nullable() })),
  /** Names of what was changed since the newest check. */
  changed: z.array(z.string()),
  /** Changes with the content: a checker says what they have seen. */
  sum: z.string(),
  /** The last day on which it is kept; null while the deal has not ended. */
  keptUntil: day.nullable(),
  createdOn: instant.nullable(),
  createdBy: z.string().nullable(),
  modifiedOn: instant.nullable(),
  modifiedBy: z.string().nullable(),
})
export type KnownClient = z.output<typeof knownClient>

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null)

const ownerInput = z.strictObject({
  name: line(250),
  percent: valueSchema(number({ max: 100, decimals: 3 }))
    .nullish()
    .transform((value) => value ?? null),
  bornOn: day.nullish().transform((value) => value ?? null),
  taxNumber: line(40),
  established: line(500),
})
export type OwnerInput = z.output<typeof ownerInput>

export const knownClientUpdate = updateOf(knownClientFields, knownClient, {
  /** Without it, a file for a party of the deal is added. */
  id: id.nullish(),
  dealId: id.optional(),
  accountId: id.optional(),
  /** All owners, in order. */
  owners: z.array(ownerInput).max(50).optional(),
})
export type KnownClientUpdate = z.output<typeof knownClientUpdate>

const shows = ['knownClient', 'deal', 'account', 'lead', 'file', 'rule', 'selectOption']

export const knownClientsApi = {
  /** The parties of a deal, with a file or without. */
  knownClientsOf: get('/api/KnownClient/of/{id}', {
    may: clientChecker,
    shows,
    params: byId,
    answer: z.object({ items: z.array(knownClient) }),
  }),
  /** A blank file for a party; nothing is stored. If the party has one, that file. */
  addKnownClient: get('/api/KnownClient/add', {
    may: clientChecker,
    shows,
    query: z.strictObject({ dealId: byId.shape.id, accountId: byId.shape.id }),
    answer: knownClient,
  }),
  editKnownClient: get('/api/KnownClient/edit/{id}', {
    may: clientChecker,
    shows,
    params: byId,
    answer: knownClient,
  }),
  saveKnownClient: post('/api/KnownClient/update', {
    may: clientChecker,
    changes: ['knownClient'],
    body: knownClientUpdate,
    answer: knownClient,
  }),
  /** Freezes what the checker has seen. Refused while anything is missing, or if it was changed meanwhile. */
  checkKnownClient: post('/api/KnownClient/check/{id}', {
    may: clientChecker,
    changes: ['knownClient'],
    params: byId,
    body: z.strictObject({ sum: z.string().max(100) }),
    answer: knownClient,
  }),
}
