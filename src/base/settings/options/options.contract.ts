// Options of select lists as administrators edit them, in three languages.
import { z } from 'zod'
import { get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { editableListNames } from './editableLists.contract.ts'

const list = z.enum(editableListNames)
const value = z.int().min(0).max(2_147_483_647)
const text = z.string().trim().min(1).max(60)
const texts = { textEn: text, textEl: text, textRu: text }

const option = z.object({
  value,
  parent: z.int().nullable(),
  textEn: z.string(),
  textEl: z.string(),
  textRu: z.string(),
  /** Records at this stage are closed. */
  closed: z.boolean(),
  retired: z.boolean(),
  /** Code depends on it: it cannot be retired. */
  fixed: z.boolean(),
})
export type EditedOption = z.output<typeof option>

const optionList = z.object({
  list,
  /** Options that a new option can belong to; empty when the list has no parent list. */
  parents: z.array(z.object({ value: z.number(), text: z.string() })),
  canClose: z.boolean(),
  options: z.array(option),
})
export type OptionList = z.output<typeof optionList>

export const optionsApi = {
  listOptions: get('/api/SelectLists/edit', {
    may: admin,
    shows: ['selectOption'],
    answer: z.object({ items: z.array(optionList) }),
  }),
  addOption: post('/api/SelectLists/add', {
    may: admin,
    changes: ['selectOption'],
    body: z.strictObject({
      list,
      ...texts,
      parent: z.int().nullish(),
      closed: z.boolean().optional(),
    }),
    answer: optionList,
  }),
  /** Renames, retires or reinstates an option. */
  saveOption: post('/api/SelectLists/update', {
    may: admin,
    changes: ['selectOption'],
    body: z.strictObject({
      list,
      value,
      textEn: text.optional(),
      textEl: text.optional(),
      textRu: text.optional(),
      retired: z.boolean().optional(),
    }),
    answer: optionList,
  }),
  /** All values of the list, in their new order. */
  orderOptions: post('/api/SelectLists/order', {
    may: admin,
    changes: ['selectOption'],
    body: z.strictObject({ list, values: z.array(value).min(1).max(1000) }),
    answer: optionList,
  }),
}
export type AddedOption = z.output<typeof optionsApi.addOption.body>
export type SavedOption = z.output<typeof optionsApi.saveOption.body>
