import { call } from '#kit/http/call.ts'
import type { Sender } from '#kit/outbox/kept.ts'
import { orderPaths } from '../orders.paths.ts'
import { uploadPhoto } from '../sign/uploadPhoto.ts'
import { pocketApi } from './pocket.contract.ts'
import type { SignedOffline } from './pocket.contract.ts'
import { bytesOf } from './pieceOf.ts'

/** As it waits: with the photo of the document itself, a JPEG in base64. Those of an earlier release have none. */
export type WaitingOrder = Omit<SignedOffline, 'photo'> & { photo?: string | null }

/** Sends an order that was signed on this phone; the server gives it its number. */
export const sendSignedOrder: Sender = {
  send: async (payload, again) => {
    const { photo, ...order } = payload as WaitingOrder
    const sent = photo
      ? await uploadPhoto(new Blob([bytesOf(photo)], { type: 'image/jpeg' }))
      : null
    const body = { ...order, photo: sent, again }
    const { id, number } = await call(pocketApi.takeSigned, { body }, { quiet: true })
    return { text: `E${number}`, href: orderPaths.order(id) }
  },
}
