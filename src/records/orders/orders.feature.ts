import { feature } from '#base/register/feature.ts'
import { orderLinkRoutes } from './links/orderLinks.routes.ts'
import { orderList } from './order.list.ts'
import { orderKind } from './order.kind.ts'
import { orderRecord } from './order.record.ts'
import { orderRoutes } from './orders.routes.ts'
import { pocketRoutes } from './pocket/pocket.routes.ts'
import { orderTemplateKind } from './templates/orderTemplate.kind.ts'
import { orderTemplateRecord } from './templates/orderTemplate.record.ts'
import { orderTemplateRoutes } from './templates/orderTemplates.routes.ts'

export const orders = feature({
  routes: [orderRoutes, orderLinkRoutes, pocketRoutes, orderTemplateRoutes],
  kinds: { Order: orderKind, OrderTemplate: orderTemplateKind },
  lists: { OrderList: orderList },
  records: { Order: orderRecord, OrderTemplate: orderTemplateRecord },
})
