import { parts } from '#base/register/parts.ts'
import { orderKind } from './order.kind.ts'
import { orderTemplateKind } from './templates/orderTemplate.kind.ts'

export const orders = parts({
  kinds: { Order: orderKind, OrderTemplate: orderTemplateKind },
})
