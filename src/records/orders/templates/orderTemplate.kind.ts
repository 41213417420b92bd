import { kind } from '#base/register/records.contract.ts'
import type { orderTemplateFields } from './orderTemplates.contract.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    OrderTemplate: typeof orderTemplateKind
  }
  interface KindFields {
    OrderTemplate: typeof orderTemplateFields
  }
}

export const orderTemplateKind = kind({
  entity: 'orderTemplate',
  table: 'orderTemplate',
  log: 28,
  href: () => '/Settings/OrderTexts',
})
