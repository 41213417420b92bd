import { feature } from '#base/register/feature.ts'
import { orderAnswerRoutes } from './answers/answers.routes.ts'
import { orderLinkRoutes } from './links/orderLinks.routes.ts'
import { orderMailRoutes } from './mailing/mailing.routes.ts'
import { orderList } from './order.list.ts'
import { orderKind } from './order.kind.ts'
import { orderRecord } from './order.record.ts'
import { ordersKept } from './orders.kept.ts'
import { orderRoutes } from './orders.routes.ts'
import { stampRoutes } from './stamps/stamps.routes.ts'
import { timestampSettingsKind } from './stamps/timestampSettings.kind.ts'
import { timestampSettingsRecord } from './stamps/timestampSettings.record.ts'
import { pocketRoutes } from './pocket/pocket.routes.ts'
import { orderTemplateKind } from './templates/orderTemplate.kind.ts'
import { orderTemplateRecord } from './templates/orderTemplate.record.ts'
import { orderTemplateRoutes } from './templates/orderTemplates.routes.ts'

export const orders = feature({
  kept: ordersKept,
  routes: [
    orderRoutes,
    orderLinkRoutes,
    orderMailRoutes,
    orderAnswerRoutes,
    orderTemplateRoutes,
    stampRoutes,
    pocketRoutes,
  ],
  kinds: {
    Order: orderKind,
    OrderTemplate: orderTemplateKind,
    TimestampSettings: timestampSettingsKind,
  },
  lists: { OrderList: orderList },
  records: {
    Order: orderRecord,
    OrderTemplate: orderTemplateRecord,
    TimestampSettings: timestampSettingsRecord,
  },
})
