// Saved views of lists: filters, sort order and columns under a name, private or shared.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { listName } from '#base/register/recordLists.contract.ts'
import { densities } from '#kit/fields/density.ts'

const list = listName
// PostgreSQL cannot store the character NUL in text.
const text = z.string().regex(/^[^\u0000]*$/)
const name = text.trim().min(1).max(80)
const names = z.array(text.max(60)).max(60)

/** A filter value as in the list's address. */
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
  /** The column choice; names of columns that no longer exist are ignored. */
  columns: z.strictObject({
    shown: names,
    hidden: names,
    order: names,
    density: z.enum(densities),
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
  /** Name of the author; null for the user's own views. */
  author: z.string().nullable(),
  canEdit: z.boolean(),
  /** The user's default view of the list. */
  isDefault: z.boolean(),
})
export type ListView = z.output<typeof listView>

const addInput = z.strictObject({ list, name, shared: z.boolean().default(false), ...shown })
const saveInput = z.strictObject({
  id,
  /** The version that was edited; 409 with the `current` view when another user has changed the same fields. */
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
  /** The user's own and shared views of the lists that they may see, by name. */
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
  /** A shared view can be changed by its author and by administrators. */
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
  /** The user's default view of a list; null to open it as it was left. */
  setDefaultView: post('/api/listView/default', {
    may: staff,
    changes: ['listView'],
    body: z.strictObject({ list, id: id.nullable() }),
    answer: nothing,
  }),
}
