import { searchParamsOf } from '#kit/http/searchParams.ts'
import type { BlankOrderQuery } from './orders.contract.ts'

export const orderPaths = {
  orders: '/Orders',
  addOrder: '/Orders/Add',
  newOrder: (of: BlankOrderQuery) => `/Orders/Add?${searchParamsOf(of)}`,
  sign: (id: number, partyId: number) => `/Orders/${id}/sign/${partyId}`,
  pocket: '/Pocket',
  pocketOrder: (viewingId: number) => `/Pocket/${viewingId}`,
  texts: '/Settings/OrderTexts',
  timestamps: '/Settings/Timestamps',
  order: (id: number, mode?: 'edit') => `/Orders/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
