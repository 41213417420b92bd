// The pictures of an object: its picture files in order; the first is the cover.
import { extensionOf } from '#kit/files/fileName.ts'
import { isPicture, pictureKinds } from '#kit/files/pictureKinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import { splitFileNames } from '#base/files/files.contract.ts'
import { deleteFileIn } from '#base/files/files.store.ts'
import { orderFiles } from '#base/files/orderFiles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ObjectUpdate } from '../objects.contract.ts'

export const readImages = (db: Db, objectId: number) =>
  db
    .selectFrom('file')
    .select(['systemName', 'damaged'])
    .where('parentKind', '=', 'Object')
    .where('parentId', '=', objectId)
    .where('deletedOn', 'is', null)
    .where('isPicture', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The system names of the pictures, in order. */
export const imagesOf = async (db: Db, objectId: number): Promise<string[]> =>
  (await readImages(db, objectId)).map(({ systemName }) => systemName)

/** The pictures that the object should have after an update; undefined when the update does not mention pictures. */
export function requestedImages(
  present: readonly string[],
  { imagesExisting, imagesNew }: Pick<ObjectUpdate, 'imagesExisting' | 'imagesNew'>,
): string[] | undefined {
  const added = splitFileNames(imagesNew)
  if (!imagesExisting && added.length === 0) return undefined
  // Pictures that someone else has removed meanwhile stay removed.
  const kept = imagesExisting?.filter((name) => present.includes(name)) ?? present
  return [...new Set([...kept, ...added])]
}

/** Attaches new pictures, deletes those not in the list, and stores the order. */
export async function writeImages(
  tx: Db,
  objectId: number,
  requested: readonly string[],
  actor: Actor,
): Promise<void> {
  const present = await imagesOf(tx, objectId)
  const added = requested.filter((name) => !present.includes(name))
  await attachFiles(tx, 'Object', objectId, added, actor, { field: 'imagesNew', type: 'image' })
  await mustBePictures(tx, added)
  for (const name of present.filter((name) => !requested.includes(name)))
    await deleteFileIn(tx, name, actor)
  await orderFiles(tx, 'Object', objectId, requested)
}

/** 400 that says for each file why it cannot be a picture. */
async function mustBePictures(tx: Db, systemNames: readonly string[]): Promise<void> {
  if (systemNames.length === 0) return
  const others = await tx
    .selectFrom('file')
    .select(['systemName', 'userName', 'contentType'])
    .where('systemName', 'in', systemNames)
    .where('isPicture', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (others.length > 0) throw badInput({ imagesNew: others.map(whyNotPicture) })
}

function whyNotPicture(file: {
  systemName: string
  userName: string
  contentType: string
}): Message {
  const { userName: name, contentType } = file
  if (isPicture(contentType)) return ['object.photo.unreadable', { name }]
  // The system name has the extension of the detected type, not of the uploaded name.
  const kind = extensionOf(file.systemName).slice(1).toUpperCase()
  const text = /^image\/hei[cf]/.test(contentType) ? 'object.photo.heic' : 'object.photo.otherKind'
  return [text, { name, kind, kinds: pictureKinds }]
}
