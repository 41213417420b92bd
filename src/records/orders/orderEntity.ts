import { entityOf } from '#base/backend/entity.ts'
import { orderFields } from './orderFields.contract.ts'

export const orderEntity = entityOf({
  table: 'brokerOrder',
  entity: 'Order',
  fields: orderFields,
  beside: ['parties', 'objects'],
  kept: [
    'number',
    'code',
    'content',
    'issuedOn',
    'signedOn',
    'paperOn',
    'declinedOn',
    'withdrawnOn',
    'extendedUntil',
    'endedOn',
    'endReason',
    'forgottenOn',
    'endsOn',
    'partyNames',
    'objectNumbers',
  ],
})
