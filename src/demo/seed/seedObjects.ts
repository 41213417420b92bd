// Loads the objects of the demo agency, with their pictures, links and keys.

import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from '../demoAgency.ts'
import { picture, pictureSize } from '../pictures.ts'
import { insertRows } from './insertRows.ts'

const AT_ONCE = 16

/** Stores a copy of each picture for each object that shows it; answers rows of files. */
export async function storePictures({ objectPictures }: DemoAgency, store: FileStore) {
  const waiting = objectPictures.values()
  const rows: object[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { scene, variant, ...row } of waiting) {
        const bytes = await picture(scene, variant)
        const contentType = 'image/webp'
        await store.write(row.systemName, Readable.from([bytes]), contentType)
        const file = { contentType, size: bytes.length, ...pictureSize }
        rows.push({ ...row, ...file, parentKind: 'Object', type: 'image' })
      }
    }),
  )
  return rows
}

export async function insertObjects(
  tx: Transaction<Tables>,
  agency: DemoAgency,
  pictures: readonly object[],
) {
  // Before the objects: pictures that come after them have each object published once more.
  await insertRows(tx, 'file', pictures)
  await insertRows(tx, 'object', agency.objects)
  await insertRows(tx, 'objectAccount', agency.objectLinks)
  await insertRows(tx, 'objectKey', agency.objectKeys)
  await insertRows(tx, 'objectKeyHistory', agency.objectKeyPeriods)
}
