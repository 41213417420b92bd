// The photo of a party's document, taken at the signing. It is a file of the order like those of other records, so that it can be
// deleted; the act has only its sum. Neither the paper nor the evidence has the photo.
// Trigger on "file": refuseLate (refuseLate.sql).
import { buffer } from 'node:stream/consumers'
import { sumOf } from '#kit/evidence/acts.ts'
import { isPicture } from '#kit/files/pictureKinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { photoMegabytes } from '../orders.contract.ts'

export type DocumentPhoto = {
  systemName: string
  /** What the act says of it. */
  about: { sum: string; size: number }
}

/** 400 unless it is a picture that the actor has just uploaded, and that belongs to nothing yet. */
export async function readPhoto(
  { db, files }: Pick<Backend, 'db' | 'files'>,
  systemName: string | null,
  actor: Actor,
): Promise<DocumentPhoto | null> {
  if (systemName === null) return null
  const file = await db
    .selectFrom('file')
    .select(['contentType', 'size', 'width', 'damaged'])
    .where('systemName', '=', systemName)
    .where('createdById', '=', actor.accountId)
    .where('parentKind', 'is', null)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!file) throw badInput({ photo: ['file.unknown'] })
  if (!isPicture(file.contentType) || !file.width || file.damaged)
    throw badInput({ photo: ['order.noPhoto'] })
  if (file.size > photoMegabytes * 2 ** 20)
    throw badInput({ photo: [['order.photoTooLarge', { megabytes: photoMegabytes }]] })
  const bytes = await files.read(systemName, undefined, file.size).then(buffer)
  return { systemName, about: { sum: sumOf(bytes), size: bytes.length } }
}

/** In the transaction of the signature. `position` of the party, from 0. */
export const keepPhoto = (
  tx: Db,
  { systemName }: DocumentPhoto,
  { orderId, position }: { orderId: number; position: number },
  actor: Actor,
): Promise<void> =>
  attachFiles(tx, 'Order', orderId, [systemName], actor, {
    field: 'photo',
    type: `document-${position + 1}`,
  })
