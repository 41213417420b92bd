// What an agent needs at a viewing: how to reach the client and the owners, where the objects are, and where their keys are.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

const person = z.object({ id, name: z.string(), phones: z.string() })

const objectOnSite = z.object({
  objectId: id,
  number: z.string(),
  title: z.string().nullable(),
  /** Street and place, as far as they are known. */
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  key: z.enum(['none', 'office', 'out']),
  /** Who has the key, if it is out. */
  keyHolder: z.string().nullable(),
  keyNote: z.string().nullable(),
  owner: person.nullable(),
})
export type ObjectOnSite = z.output<typeof objectOnSite>

const stage = z.object({ value: z.int(), text: z.string() })

const onSite = z.object({
  client: person.nullable(),
  /** Null for a viewing without a lead. */
  lead: z
    .object({
      id,
      version: z.int(),
      stage: stage.nullable(),
      /** The stage after the viewing; null if the lead is already there or further, or closed. */
      proposed: stage.nullable(),
    })
    .nullable(),
  objects: z.array(objectOnSite),
})
export type OnSite = z.output<typeof onSite>

export const onSiteApi = {
  viewingOnSite: get('/api/Viewing/onSite/{id}', {
    may: staff,
    shows: ['viewing', 'lead', 'account', 'object', 'objectKey'],
    params: byId,
    answer: onSite,
  }),
}
