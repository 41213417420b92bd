// Texts of orders: what an administrator approved, and nothing else, goes into an order.
import { z } from 'zod'
import { textareaUpTo, textUpTo } from '#kit/fields/kinds.ts'
import { id, inputOf, instant, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { orderSides } from '../orderFields.contract.ts'

const title = textUpTo(200)
const text = textareaUpTo(20_000)

export const orderTemplateFields = {
  /** For staff. */
  name: textUpTo(80),
  /** One of `orderSides`. */
  side: textUpTo(10),
  /** A language without title and text is not offered. */
  titleEn: title,
  textEn: text,
  titleEl: title,
  textEl: text,
  titleRu: title,
  textRu: text,
} as const

const texts = {
  titleEn: z.string().nullable(),
  textEn: z.string().nullable(),
  titleEl: z.string().nullable(),
  textEl: z.string().nullable(),
  titleRu: z.string().nullable(),
  textRu: z.string().nullable(),
}

export const orderTemplate = z.object({
  id,
  name: z.string(),
  side: z.enum(orderSides),
  ...texts,
  /** SHA-256 of the texts as they are. */
  sum: z.string(),
  /** Whether these very texts are approved. */
  isApproved: z.boolean(),
  approvedOn: instant.nullable(),
  approvedBy: z.string().nullable(),
  ...stamps,
})
export type OrderTemplate = z.output<typeof orderTemplate>

const name = z
  .string()
  .trim()
  .min(1)
  .max(orderTemplateFields.name.maxLength)
  .regex(/^[^\p{Cc}]*$/u)
const input = inputOf(orderTemplateFields).extend({ name, side: z.enum(orderSides) })
export type OrderTemplateInput = z.output<typeof input>
const update = updateOf(orderTemplateFields, orderTemplate, {
  name: name.optional(),
  side: z.enum(orderSides).optional(),
})
export type OrderTemplateUpdate = z.output<typeof update>

const changing = { may: admin, changes: ['orderTemplate'] }

export const orderTemplatesApi = {
  listOrderTemplates: get('/api/OrderTemplate', {
    may: staff,
    shows: ['orderTemplate', 'account'],
    answer: z.object({ items: z.array(orderTemplate) }),
  }),
  addOrderTemplate: post('/api/OrderTemplate/add', {
    ...changing,
    body: input,
    answer: orderTemplate,
  }),
  saveOrderTemplate: post('/api/OrderTemplate/update', {
    ...changing,
    body: update,
    answer: orderTemplate,
  }),
  /** Approves the texts with this sum; 409 if they were changed meanwhile. */
  approveOrderTemplate: post('/api/OrderTemplate/approve/{id}', {
    ...changing,
    params: byId,
    body: z.strictObject({ sum: z.string().max(64) }),
    answer: orderTemplate,
  }),
  deleteOrderTemplate: del('/api/OrderTemplate/{id}', {
    ...changing,
    params: byId,
    answer: nothing,
  }),
  restoreOrderTemplate: post('/api/OrderTemplate/restore/{id}', {
    ...changing,
    params: byId,
    answer: nothing,
  }),
}
