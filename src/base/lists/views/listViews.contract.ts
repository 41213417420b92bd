// Saved views: filters, order and columns of a list under a name, private or shared.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { listNames } from '../recordLists.contract.ts'

const list = z.enum(listNames)
// PostgreSQL cannot store the character NUL in a text.
const text = z.string().regex(/^[^\u0000]*$/)
const name = text.trim().min(1).max(80)
const names = z.array(text.max(60)).max(60)

/** As in the address of the list. */
const filter = z.union([
  text.max(500),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([text.max(100), z.number()])).max(50),
])
const shown = {
  filters: z.record(text.max(60), filter).refine((all) => JSON.stringify(all).length <= 4000, {
    params: { text: 'problem.invalid' },
  }),
  /** `name`, or `-name` for descending; null for the default order. */
  sort: text.max(80).nullable(),
  /** The chosen columns; unknown names are ignored. */
  columns: z.strictObject({
    shown: names,
    hidden: names,
    order: names,
    density: z.enum(['comfortable', 'compact']),
  }),
}

const listView = z.object({
  id,
  /** Changes with every change of the view. */
  version: z.string(),
  list,
  name: z.string(),
  shared: z.boolean(),
  ...shown,
  /** The author; null for the caller's own views. */
  author: z.string().nullable(),
  canEdit: z.boolean(),
  /** Whether it is the caller's default view. */
  isDefault: z.boolean(),
})
export type ListView = z.output<typeof listView>

const addInput = z.strictObject({ list, name, shared: z.boolean().default(false), ...shown })
const saveInput = z.strictObject({
  id,
  /** The version that the change is based on; 409 with the `current` view if somebody else has changed it. */
  version: z.string().max(40).optional(),
  name: name.optional(),
  shared: z.boolean().optional(),
  filters: shown.filters.optional(),
  sort: shown.sort.optional(),
  columns: shown.columns.optional(),
})
export type AddView = z.output<typeof addInput>
export type SaveView = z.output<typeof saveInput>

export const listViewsApi = {
  /** The caller's own and shared views, of lists that they may see, by name. */
  listViews: get('/api/listView', {
    may: staff,
    shows: ['listView'],
    answer: z.object({ items: z.array(listView) }),
  }),
  addListView: post('/api/listView/add', {
    may: staff,
    changes: ['listView'],
    body: addInput,
    answer: z.object({ id }),
  }),
  /** Shared views are changed by their author and by administrators. */
  saveListView: post('/api/listView/update', {
    may: staff,
    changes: ['listView'],
    body: saveInput,
    answer: nothing,
  }),
  deleteListView: del('/api/listView/{id}', {
    may: staff,
    changes: ['listView'],
    params: byId,
    answer: nothing,
  }),
  restoreListView: post('/api/listView/restore/{id}', {
    may: staff,
    changes: ['listView'],
    params: byId,
    answer: nothing,
  }),
  /** The caller's default view of a list; null for its last state. */
  setDefaultView: post('/api/listView/default', {
    may: staff,
    changes: ['listView'],
    body: z.strictObject({ list, id: id.nullable() }),
    answer: nothing,
  }),
}
