// Loads the objects of the demo agency, with their pictures, links and keys.

import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import type { Tables } from '#base/backend/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from '../demoAgency.ts'
import { draw } from '../drawings/drawings.ts'
import { insertRows } from './insertRows.ts'

const AT_ONCE = 16

/** Draws each picture once and stores a copy for each object that shows it; answers rows of files. */
export async function storePictures({ objectPictures }: DemoAgency, store: FileStore) {
  const drawn = new Map<string, ReturnType<typeof drawnAndMeasured>>()
  const waiting = objectPictures.values()
  const rows: object[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { scene, variant, ...row } of waiting) {
        const name = `${scene} ${variant}`
        const drawing = drawn.get(name) ?? drawnAndMeasured(scene, variant)
        drawn.set(name, drawing)
        const { bytes, width, height } = await drawing
        const contentType = 'image/webp'
        await store.write(row.systemName, Readable.from([bytes]), contentType)
        const file = { contentType, size: bytes.length, width, height }
        rows.push({ ...row, ...file, parentKind: 'Object', type: 'image' })
      }
    }),
  )
  return rows
}

async function drawnAndMeasured(...scene: Parameters<typeof draw>) {
  const bytes = await draw(...scene)
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
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
