import { call } from '#kit/http/call.ts'
import type { Sender } from '#kit/outbox/kept.ts'
import { orderPaths } from '../orders.paths.ts'
import { uploadPhoto } from '../sign/uploadPhoto.ts'
import { pocketApi } from './pocket.contract.ts'
import type { SentOffline } from './pocket.contract.ts'
import { bytesOf } from './pieceOf.ts'

/** The photo of a document as it waits: a JPEG in base64. Orders of an earlier release have none. */
type Photographed = { photo?: string | null }

const withUpload = async <T extends Photographed>(signed: T): Promise<T> =>
  signed.photo
    ? {
        ...signed,
        photo: await uploadPhoto(new Blob([bytesOf(signed.photo)], { type: 'image/jpeg' })),
      }
    : signed

/** Sends an order that was signed on this phone; the server gives it its number. */
export const sendSignedOrder: Sender = {
  send: async (payload, again) => {
    const { others = [], ...order } = await withUpload(payload as SentOffline)
    const sent: NonNullable<SentOffline['others']> = []
    for (const other of others) sent.push(await withUpload(other))
    const body = { ...order, ...(sent.length > 0 && { others: sent }), again }
    const { id, number } = await call(pocketApi.takeSigned, { body }, { quiet: true })
    return { text: `E${number}`, href: orderPaths.order(id) }
  },
}
