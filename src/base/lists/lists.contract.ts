// A user's choices for a list: columns, their order, density.
import { z } from 'zod'
import { densities } from '#kit/fields/density.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { declaredList, listName } from '#base/register/recordLists.contract.ts'

const density = z.enum(densities)
const names = z.array(z.string().max(60)).max(60)

const listChoice = z.object({
  list: listName,
  /** Columns that the user has explicitly shown or hidden; the others follow the list's default. */
  shown: z.array(z.string()),
  hidden: z.array(z.string()),
  /** Columns added since keep their default position. */
  order: z.array(z.string()),
  density,
})
export type ListChoice = z.output<typeof listChoice>

const choiceInput = z
  .strictObject({
    list: listName,
    /** Forgets all earlier choices first. */
    reset: z.boolean().optional(),
    /** Columns to show or hide from now on; the others stay unchanged. */
    shown: names.optional(),
    hidden: names.optional(),
    /** The complete order. */
    order: names.optional(),
    density: density.optional(),
  })
  .check(({ value, issues }) => {
    const known = declaredList(value.list).columns.map(({ key }) => key)
    const refuse = (field: string) =>
      issues.push({ code: 'custom', path: [field], input: value, message: field })
    const { shown = [], hidden = [], order = [] } = value
    if (shown.some((name) => !known.includes(name))) refuse('shown')
    // The first column links to the record and cannot be hidden.
    if (hidden.some((name) => !known.includes(name) || name === known[0] || shown.includes(name)))
      refuse('hidden')
    if (order.some((name, at) => !known.includes(name) || order.indexOf(name) !== at))
      refuse('order')
  })
export type ChoiceInput = z.output<typeof choiceInput>

export const listsApi = {
  /** The user's own choices, for all lists that have any. */
  listChoices: get('/api/listChoice', {
    may: staff,
    shows: ['listChoice'],
    answer: z.object({ items: z.array(listChoice) }),
  }),
  saveListChoice: post('/api/listChoice', {
    may: staff,
    changes: ['listChoice'],
    body: choiceInput,
    answer: listChoice,
  }),
}
