import { call } from '#kit/http/call.ts'
import type { Sender } from '#kit/outbox/kept.ts'
import { orderPaths } from '../orders.paths.ts'
import { pocketApi } from './pocket.contract.ts'
import type { SentOffline } from './pocket.contract.ts'

/** Sends an order that was signed on this phone; the server gives it its number. */
export const sendSignedOrder: Sender = {
  send: async (payload, again) => {
    const body = { ...(payload as SentOffline), again }
    const { id, number } = await call(pocketApi.takeSigned, { body }, { quiet: true })
    return { text: `E${number}`, href: orderPaths.order(id) }
  },
}
