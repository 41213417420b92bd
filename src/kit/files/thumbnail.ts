// Thumbnails of pictures, made on first request and stored beside the originals.
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Budget } from '../processes/budget.ts'
import { isMissing } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { isPicture } from './pictureKinds.ts'
import { UnreadablePicture, shrinkPicture } from './pictures.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

/** The longest sides of stored thumbnails, in pixels; the first is the preview's. */
export const pictureSides = [320, 800, 1600] as const
export type PictureSide = (typeof pictureSides)[number]

const nameOf = (systemName: string, side: PictureSide) =>
  side === 320 ? `${systemName}.thumb.webp` : `${systemName}.${side}.webp`
/** For readers that do not know WebP. */
const jpegNameOf = (systemName: string, side: PictureSide) => `${systemName}.${side}.jpg`

/** Names of all thumbnails that may be stored for a picture. */
export const thumbnailNames = (systemName: string): string[] =>
  pictureSides.flatMap((side) => [nameOf(systemName, side), jpegNameOf(systemName, side)])

// Limits the temporary disk space: each original is copied there while its thumbnail is made. The sum of the limits for
// staff and visitors (`pictureTurns`), so that neither waits for the other here.
const atOnce = new Budget(6)
const underway = new WeakMap<FileStore, Map<string, Promise<Buffer>>>()

/**
 * A WebP within side × side pixels, upright and without the camera's metadata; undefined if the file is not a picture
 * or cannot be read as one. Concurrent requests share one. Rejects with code ENOENT if the picture itself is missing.
 */
export const thumbnail = (
  store: FileStore,
  picture: Picture,
  side: PictureSide = 320,
  inTurn: Turn = atOnceFor,
): Promise<Buffer | undefined> =>
  shrunk(store, picture, { side, name: nameOf(picture.systemName, side) }, inTurn)

/** The same as a JPEG. */
export const jpegOf = (
  store: FileStore,
  picture: Picture,
  side: PictureSide,
  inTurn: Turn = atOnceFor,
): Promise<Buffer | undefined> =>
  shrunk(store, picture, { side, name: jpegNameOf(picture.systemName, side) }, inTurn)

const atOnceFor: Turn = (work) => work()

type Picture = { systemName: string; contentType: string }
type WantedThumbnail = { side: PictureSide; name: string }
/** Waits for the caller's turn before a new thumbnail is made. */
export type Turn = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

async function shrunk(
  store: FileStore,
  { systemName, contentType }: Picture,
  wanted: WantedThumbnail,
  inTurn: Turn,
): Promise<Buffer | undefined> {
  if (!isPicture(contentType)) return undefined
  const stored = await readStored(store, wanted)
  return unlessEmpty(stored ?? (await inTurn(() => makeOnce(store, systemName, wanted))))
}

async function makeOnce(
  store: FileStore,
  systemName: string,
  wanted: WantedThumbnail,
): Promise<Buffer> {
  const { name } = wanted
  const ofStore = underway.get(store) ?? new Map<string, Promise<Buffer>>()
  underway.set(store, ofStore)
  const making = ofStore.get(name) ?? findOrMake(store, systemName, wanted)
  ofStore.set(name, making)
  try {
    return await making
  } finally {
    ofStore.delete(name)
  }
}

async function readStored(
  store: FileStore,
  { name }: WantedThumbnail,
): Promise<Buffer | undefined> {
  const stored = await store.read(name).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  return stored ? buffer(stored) : undefined
}

/** The thumbnail may have been made while this call waited for its turn. */
async function findOrMake(
  store: FileStore,
  systemName: string,
  wanted: WantedThumbnail,
): Promise<Buffer> {
  const stored = await readStored(store, wanted)
  if (stored) return stored
  const { side, name } = wanted
  const small = await atOnce.spend(1, () => make(store, systemName, { side, name }))
  // An empty file is stored for an unreadable picture, so that it is not tried again and again.
  const contentType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
  await store.write(name, Readable.from([small]), contentType)
  return small
}

const unlessEmpty = (small: Buffer) => (small.length > 0 ? small : undefined)

const make = (
  store: FileStore,
  systemName: string,
  { side, name }: WantedThumbnail,
): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const [large, small] = [join(folder, 'large'), join(folder, `small${extname(name)}`)]
    await pipeline(await store.read(systemName), createWriteStream(large))
    try {
      await shrinkPicture(large, small, side)
      return await readFile(small)
    } catch (error) {
      if (error instanceof UnreadablePicture) return Buffer.alloc(0)
      throw error
    }
  })
