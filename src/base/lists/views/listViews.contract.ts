// What a list shows, kept under a name: filters, order and columns, for oneself or for everybody.
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

/** As the address of the list has them. */
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
  /** `name`, or `-name` for the other way round; null for the usual order. */
  sort: text.max(80).nullable(),
  /** What was chosen of the columns; names that the list has no more are passed over. */
  columns: z.strictObject({
    shown: names,
    hidden: names,
    order: names,
    density: z.enum(['comfortable', 'compact']),
  }),
}

const listView = z.object({
  id,
  /** Another one as soon as anything of it is changed. */
  version: z.string(),
  list,
  name: z.string(),
  shared: z.boolean(),
  ...shown,
  /** Who made it; null for one's own. */
  author: z.string().nullable(),
  canEdit: z.boolean(),
  /** The list opens with it, for whoever asks. */
  isDefault: z.boolean(),
})
export type ListView = z.output<typeof listView>

const addInput = z.strictObject({ list, name, shared: z.boolean().default(false), ...shown })
const saveInput = z.strictObject({
  id,
  /** That of which this is a change; 409 with the view as it is `current`ly, where somebody else has changed the same. */
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
  /** One's own and those for everybody, of the lists that one may see, by name. */
  listViews: get('/api/listView', {
    may: staff,
    shows: ['listView', 'account'],
    answer: z.object({ items: z.array(listView) }),
  }),
  addListView: post('/api/listView/add', {
    may: staff,
    changes: ['listView'],
    body: addInput,
    answer: z.object({ id }),
  }),
  /** One for everybody is changed by its author and by administrators. */
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
  /** What a list opens with, for oneself; null for what one left it at. */
  setDefaultView: post('/api/listView/default', {
    may: staff,
    changes: ['listView'],
    body: z.strictObject({ list, id: id.nullable() }),
    answer: nothing,
  }),
}
