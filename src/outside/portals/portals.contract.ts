// Property portals: which published properties they get, in which format, and the state of each property there.
import { z } from 'zod'
import { id, instant, mailboxUpTo } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { formatNames } from './formats/formatNames.contract.ts'

/** The state of a property: not chosen for the portal, or one of the states of its row. */
export const shownStates = ['there', 'waiting', 'refused', 'gone', 'off'] as const
export type ShownState = (typeof shownStates)[number]

const languages = ['en', 'el', 'ru'] as const
const storable = /^[^\u0000]*$/
const textUpTo = (most: number) => z.string().trim().max(most).regex(storable)
const orNull = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema, z.null()])

export const portalInput = z.strictObject({
  name: textUpTo(80).min(1),
  format: z.enum(formatNames),
  /** A saved view of the list of properties; null for all published ones. */
  viewId: id.nullable(),
  /** For formats with texts in one language only. */
  language: z.enum(languages),
  /** Null: the agency's. */
  contactName: orNull(textUpTo(120)),
  contactPhone: orNull(textUpTo(60)),
  contactEmail: orNull(mailboxUpTo(120)),
  /** Null: as many as the format allows. */
  mostObjects: z.int().min(1).max(100_000).nullable(),
  mostPictures: z.int().min(1).max(200).nullable(),
  isOn: z.boolean(),
})
export type PortalInput = z.output<typeof portalInput>
const portalUpdate = portalInput.extend({ id, version: z.int() })
export type PortalUpdate = z.output<typeof portalUpdate>

/** In the reader's language. */
const lines = z.array(z.string())
const counts = z.object({ there: z.int(), refused: z.int(), waiting: z.int(), gone: z.int() })

const portal = z.object({
  id,
  version: z.int(),
  name: z.string(),
  format: z.enum(formatNames),
  viewId: id.nullable(),
  language: z.enum(languages),
  mostObjects: z.int().nullable(),
  mostPictures: z.int().nullable(),
  isOn: z.boolean(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** The name of the view; null without one. */
  view: z.string().nullable(),
  /** When the address was created. The address itself is never shown again. */
  addressSince: instant.nullable(),
  /** The current feed. */
  feed: z
    .object({ count: z.int(), bytes: z.number(), madeOn: instant, checkedOn: instant.nullable() })
    .nullable(),
  /** The last feed that was held back, unless a later one passed. */
  refusedFeed: z
    .object({ madeOn: instant, count: z.int(), lost: z.int(), reasons: lines })
    .nullable(),
  fetchedOn: instant.nullable(),
  /** The portal is on but has not fetched its feed for a day. */
  isSilent: z.boolean(),
})
export type Portal = z.output<typeof portal>

const view = z.object({ id, name: z.string() })

const portalObject = z.object({
  objectId: id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  state: z.enum(shownStates),
  since: instant.nullable(),
  reasons: lines,
  /** The fields that the format leaves out, as labels. */
  unsaid: lines,
})
export type PortalObject = z.output<typeof portalObject>

/** Rows per response. */
export const mostRows = 100

const ofObject = z.object({
  portalId: id,
  name: z.string(),
  isOn: z.boolean(),
  /** Whether the portal gets the property, and whether this was chosen for the property or follows from the portal's view. */
  isWanted: z.boolean(),
  isOwnChoice: z.boolean(),
  state: z.enum(shownStates),
  since: instant.nullable(),
  reasons: lines,
  unsaid: lines,
})
export type PortalOfObject = z.output<typeof ofObject>

const fetched = z.object({
  fetchedOn: instant,
  address: z.string(),
  agent: z.string().nullable(),
  status: z.int(),
  count: z.int(),
})

const changes = ['portal']
export const portalsApi = {
  listPortals: get('/api/portal', {
    may: admin,
    shows: ['portal', 'listView', 'account'],
    answer: z.object({ items: z.array(portal), views: z.array(view) }),
  }),
  addPortal: post('/api/portal/add', {
    may: admin,
    changes,
    body: portalInput,
    answer: z.object({ id }),
  }),
  savePortal: post('/api/portal/update', {
    may: admin,
    changes,
    body: portalUpdate,
    answer: nothing,
  }),
  deletePortal: del('/api/portal/{id}', { may: admin, changes, params: byId, answer: nothing }),
  restorePortal: post('/api/portal/restore/{id}', {
    may: admin,
    changes,
    params: byId,
    answer: nothing,
  }),
  /** Creates a new address; the previous one stops working. */
  renewAddress: post('/api/portal/address/{id}', {
    may: admin,
    changes,
    params: byId,
    answer: z.object({ url: z.string() }),
  }),
  /** Makes the portal's feed now. `acceptsLoss`: even if more than a tenth of the properties would disappear. */
  makePortalFeed: post('/api/portal/make/{id}', {
    may: admin,
    changes: [...changes, 'alert', 'unreadAlert'],
    params: byId,
    body: z.strictObject({ acceptsLoss: z.boolean() }),
    /** Null: a feed was being made already. */
    answer: z.object({ made: z.enum(['switched', 'same', 'refused']).nullable() }),
  }),
  portalObjects: get('/api/portal/objects/{id}', {
    may: admin,
    shows: ['portal', 'object', 'listView', 'account', 'deal', 'lead'],
    params: byId,
    query: z.strictObject({
      state: z.enum(['there', 'waiting', 'refused', 'gone']).optional(),
      /** Only properties with a higher id. */
      after: z.coerce.number<string>().int().min(0).max(2_147_483_647).default(0),
    }),
    answer: z.object({ name: z.string(), counts, items: z.array(portalObject).max(mostRows) }),
  }),
  portalFetches: get('/api/portal/fetches/{id}', {
    may: admin,
    shows: ['portal'],
    params: byId,
    answer: z.object({ items: z.array(fetched).max(mostRows) }),
  }),
  portalsOfObject: get('/api/object/portals/{id}', {
    may: staff,
    shows: ['portal', 'object', 'listView', 'account'],
    params: byId,
    answer: z.object({ items: z.array(ofObject) }),
  }),
  /** `wanted`: null to follow the portal's view. */
  switchPortal: post('/api/portal/switch', {
    may: staff,
    changes,
    body: z.strictObject({ portalId: id, objectId: id, wanted: z.boolean().nullable() }),
    answer: nothing,
  }),
}
