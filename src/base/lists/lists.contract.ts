// What a person chooses of the lists: columns, their order, how dense they are.
import { z } from 'zod'
import { get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { listNames, recordLists } from './recordLists.contract.ts'

const list = z.enum(listNames)
const density = z.enum(['comfortable', 'compact'])
const names = z.array(z.string().max(60)).max(60)

const listChoice = z.object({
  list,
  /** Shown, or hidden, because the person said so; the others are as the list has them. */
  shown: z.array(z.string()),
  hidden: z.array(z.string()),
  /** Columns that came later than it stand where they usually do. */
  order: z.array(z.string()),
  density,
})
export type ListChoice = z.output<typeof listChoice>

const choiceInput = z
  .strictObject({
    list,
    /** First of all, what was chosen before is forgotten. */
    reset: z.boolean().optional(),
    /** These too, from now on; a column that is in neither stays as it was. */
    shown: names.optional(),
    hidden: names.optional(),
    /** The whole of it. */
    order: names.optional(),
    density: density.optional(),
  })
  .check(({ value, issues }) => {
    const known: readonly string[] = recordLists[value.list].columns
    const refuse = (field: string) =>
      issues.push({ code: 'custom', path: [field], input: value, message: field })
    const { shown = [], hidden = [], order = [] } = value
    if (shown.some((name) => !known.includes(name))) refuse('shown')
    // Without the first one nothing would lead to the record.
    if (hidden.some((name) => !known.includes(name) || name === known[0] || shown.includes(name)))
      refuse('hidden')
    if (order.some((name, at) => !known.includes(name) || order.indexOf(name) !== at))
      refuse('order')
  })
export type ChoiceInput = z.output<typeof choiceInput>

export const listsApi = {
  /** One's own, of all lists of which something was chosen. */
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
