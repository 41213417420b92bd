import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { orderTemplatesApi } from './orderTemplates.contract.ts'
import {
  addOrderTemplate,
  approveOrderTemplate,
  deleteOrderTemplate,
  listOrderTemplates,
  restoreOrderTemplate,
  saveOrderTemplate,
} from './orderTemplates.store.ts'

export function orderTemplateRoutes({ http, db }: Backend): void {
  serve(http, orderTemplatesApi, {
    listOrderTemplates: () => listOrderTemplates(db),
    addOrderTemplate: ({ body, actor }) => addOrderTemplate(db, body, actor),
    saveOrderTemplate: ({ body, actor }) => saveOrderTemplate(db, body, actor),
    approveOrderTemplate: ({ params, body, actor }) =>
      approveOrderTemplate(db, { ...params, ...body }, actor),
    deleteOrderTemplate: ({ params, actor }) => deleteOrderTemplate(db, params.id, actor),
    restoreOrderTemplate: ({ params, actor }) => restoreOrderTemplate(db, params.id, actor),
  })
}
