// Small pictures of large ones, made when first asked for and kept beside them.
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Budget } from './budget.ts'
import { isMissing } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { isPicture } from './pictureKinds.ts'
import { UnreadablePicture, shrinkPicture } from './pictures.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

/** The longest sides that pictures are kept in, in pixels; the first is the preview. */
export const pictureSides = [320, 800, 1600] as const
export type PictureSide = (typeof pictureSides)[number]

const nameOf = (systemName: string, side: PictureSide) =>
  side === 320 ? `${systemName}.thumb.webp` : `${systemName}.${side}.webp`

/** All that may be kept beside a picture. */
export const thumbnailNames = (systemName: string): string[] =>
  pictureSides.map((side) => nameOf(systemName, side))

// Each lies in the temporary folder while it is worked on.
const atOnce = new Budget(4)
const underway = new WeakMap<FileStore, Map<string, Promise<Buffer | undefined>>>()

/**
 * A WebP within side × side pixels, upright and without what the camera wrote into it; undefined for
 * what is no picture or cannot be read as one. Who asks while it is being made waits for the same one.
 * Rejects with code ENOENT when the picture itself is gone.
 */
export async function thumbnail(
  store: FileStore,
  { systemName, contentType }: { systemName: string; contentType: string },
  side: PictureSide = 320,
): Promise<Buffer | undefined> {
  if (!isPicture(contentType)) return undefined
  const name = nameOf(systemName, side)
  const ofStore = underway.get(store) ?? new Map<string, Promise<Buffer | undefined>>()
  underway.set(store, ofStore)
  const making = ofStore.get(name) ?? findOrMake(store, systemName, side)
  ofStore.set(name, making)
  try {
    return await making
  } finally {
    ofStore.delete(name)
  }
}

async function findOrMake(store: FileStore, systemName: string, side: PictureSide) {
  const name = nameOf(systemName, side)
  const kept = await store.read(name).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  if (kept) return orNothing(await buffer(kept))
  const small = await atOnce.spend(1, () => make(store, systemName, side))
  // An empty one says that there is none: a picture that fails is not tried again and again.
  await store.write(name, Readable.from([small]), 'image/webp')
  return orNothing(small)
}

const orNothing = (small: Buffer) => (small.length > 0 ? small : undefined)

const make = (store: FileStore, systemName: string, side: PictureSide): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const [large, small] = [join(folder, 'large'), join(folder, 'small')]
    await pipeline(await store.read(systemName), createWriteStream(large))
    try {
      await shrinkPicture(large, small, side)
      return await readFile(small)
    } catch (error) {
      if (error instanceof UnreadablePicture) return Buffer.alloc(0)
      throw error
    }
  })
