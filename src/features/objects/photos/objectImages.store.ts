// The pictures of an object: files of its own in an order, the first of which is the cover.
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { attachFiles } from '#features/files/attachFiles.store.ts'
import { splitFileNames } from '#features/files/files.contract.ts'
import { deleteFileIn } from '#features/files/files.store.ts'
import { orderFiles } from '#features/files/orderFiles.store.ts'
import type { Db } from '../../backend.ts'
import type { ObjectUpdate } from '../objects.contract.ts'

/** System names, in their order. */
export async function imagesOf(db: Db, objectId: number): Promise<string[]> {
  const files = await db
    .selectFrom('file')
    .select('systemName')
    .where('parentKind', '=', 'Object')
    .where('parentId', '=', objectId)
    .where('deletedOn', 'is', null)
    .where('contentType', 'like', 'image/%')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return files.map(({ systemName }) => systemName)
}

/** The pictures that an update asks for; undefined when it speaks of none. */
export function wantedImages(
  present: readonly string[],
  { imagesExisting, imagesNew }: Pick<ObjectUpdate, 'imagesExisting' | 'imagesNew'>,
): string[] | undefined {
  const added = splitFileNames(imagesNew)
  if (!imagesExisting && added.length === 0) return undefined
  // What somebody else has removed meanwhile stays removed.
  const kept = imagesExisting?.filter((name) => present.includes(name)) ?? present
  return [...new Set([...kept, ...added])]
}

/** Attaches what is new, removes what is left out, and keeps the order. */
export async function writeImages(
  tx: Db,
  objectId: number,
  wanted: readonly string[],
  actor: Actor,
): Promise<void> {
  const present = await imagesOf(tx, objectId)
  const added = wanted.filter((name) => !present.includes(name))
  await attachFiles(tx, 'Object', objectId, added, actor, { field: 'imagesNew', type: 'image' })
  const pictures = new Set(await imagesOf(tx, objectId))
  if (added.some((name) => !pictures.has(name)))
    throw badInput({ imagesNew: ['object.notAPicture'] })
  for (const name of present.filter((name) => !wanted.includes(name)))
    await deleteFileIn(tx, name, actor)
  await orderFiles(tx, 'Object', objectId, wanted)
}
