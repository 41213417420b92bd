// The API of objects: the object as the edit and view endpoints return it, and the endpoints for one object.
import { z } from 'zod'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { id, instant, inputOf, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { objectAccount, reachableAccount } from './people/objectAccounts.contract.ts'
import { objectMandate } from './mandate/mandate.contract.ts'
import { objectFields, objectLists } from './objectFields.contract.ts'

export const object = schemaOf(objectFields).extend({
  id,
  referenceNumber: z.string().length(4),
  /** The sub-type, or the type without one, in the caller's language. */
  type: z.string().nullable(),
  /** The place and the places around it, in the caller's language. */
  location: z.string().nullable(),
  published: z.boolean(),
  publishError: z.string().nullable(),
  /** The agency publishes nothing without a mandate of the owner, and none is in force today. */
  lacksMandate: z.boolean(),
  /** Added but not filled in yet: not in any list. */
  isDraft: z.boolean(),
  owner: z.string().nullable(),
  ownerId: id.nullable(),
  createdByAccountId: id.nullable(),
  modifiedByAccountId: id.nullable(),
  /** When the object, its people or its files last changed. */
  lastUpdate: instant,
  /** System names of its pictures in their order; the first is the cover. */
  imagesExisting: z.array(z.string()),
  images: z.array(fileLink),
  ...stamps,
})
export type ObjectEntity = z.output<typeof object>

const linked = z.array(z.object({ id, descr: z.string() }))
export const objectView = object.extend({
  /** The accounts linked to the object; `descr` is the name and the relation. */
  accounts: linked,
  leads: linked,
  viewings: linked,
  deals: linked,
  reservations: linked,
  contacts: z.array(reachableAccount),
  mandate: objectMandate.nullable(),
})
export type ObjectView = z.output<typeof objectView>

// The map sends more decimals than are stored: coordinates to a tenth of a metre, zoom to a hundredth.
const rounded = (min: number, max: number, step: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .transform((value) => Math.round(value * step) / step)
    .nullable()
    .optional()
const degrees = (most: number) => rounded(-most, most, 1e6)

export const objectUpdate = updateOf(objectFields, objectView, {
  latitude: degrees(90),
  longitude: degrees(180),
  mapZoom: rounded(0, 24, 100),
  mapCircleLatitude: degrees(90),
  mapCircleLongitude: degrees(180),
  mapCircleRadius: z.int().min(40).max(10_000).multipleOf(10).nullable().optional(),
  videoURL: inputOf({ videoURL: objectFields.videoURL }).shape.videoURL.refine(isWebAddress, {
    params: { text: 'object.notAWebAddress' },
  }),
  /** Comma-joined system names of uploaded pictures, to be added after the existing ones. */
  imagesNew: z.string().max(20_000).nullish(),
  /** The pictures to keep, in their new order; all are kept without it. */
  imagesExisting: z.array(z.string().max(200)).max(500).optional(),
})
export type ObjectUpdate = z.output<typeof objectUpdate>

function isWebAddress(value: string | null | undefined): boolean {
  return value == null || /^https?:\/\/\S[^\s.]*\.\S+$/i.test(value)
}

const lists = Object.fromEntries(
  Object.keys(objectLists).map((name) => [name, z.array(numberOption)]),
) as Record<keyof typeof objectLists, z.ZodArray<typeof numberOption>>

/** The object's id, or `ref` and its reference number, in any case. */
const byIdOrRef = z.object({
  idOrRef: z.union([
    byId.shape.id,
    z
      .string()
      .regex(/^ref[0-9a-z]{4}$/i)
      .transform((ref) => ref.slice(3).toUpperCase()),
  ]),
})

export const objectsApi = {
  /** Stores a blank object with a new reference number; lists leave it out until it is changed. */
  addObject: get('/api/object/add', {
    may: staff,
    changes: ['object'],
    answer: z.object({ id, object }),
  }),
  /** The newest object that the user added within the last week and left blank. */
  objectDraft: get('/api/object/draft', {
    may: staff,
    shows: ['object'],
    answer: z.object({
      draft: z.object({ id, referenceNumber: z.string(), createdOn: instant }).nullable(),
    }),
  }),
  editObject: get('/api/object/edit/{id}', {
    may: staff,
    shows: ['object', 'account', 'file', 'order', 'agency'],
    params: byId,
    answer: z.object({
      object,
      objectSelectLists: z.object(lists),
      objectAccounts: z.array(objectAccount),
      objectAccountRelationSelectList: z.array(numberOption),
    }),
  }),
  saveObject: post('/api/object/update', {
    may: staff,
    changes: ['object'],
    beginsAhead: true,
    body: objectUpdate,
    answer: object,
  }),
  viewObject: get('/api/object/view/{idOrRef}', {
    may: staff,
    shows: [
      ...(['object', 'account', 'file', 'lead', 'viewing', 'deal', 'reservation'] as const),
      ...(['order', 'agency'] as const),
    ],
    params: byIdOrRef,
    answer: objectView,
  }),
  patchObject: patch('/api/object/patch/{id}', {
    may: staff,
    changes: ['object'],
    beginsAhead: true,
    params: byId,
    body: replaceOne,
    answer: object,
    consumes: patchTypes,
  }),
  objectFieldChoices: get('/api/object/editRequestSelectList', {
    may: staff,
    shows: ['account', 'file', 'object', 'order', 'agency'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  deleteObject: del('/api/object/{id}', {
    may: staff,
    changes: ['object', 'objectKey'],
    params: byId,
    answer: nothing,
  }),
  restoreObject: post('/api/object/restore/{id}', {
    may: staff,
    changes: ['object', 'objectKey'],
    params: byId,
    answer: object,
  }),
}
