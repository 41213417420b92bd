// Small pictures of large ones, made when first asked for and kept beside them.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isMissing } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'

/** The longest sides that pictures are kept in, in pixels; the first is the preview. */
export const pictureSides = [320, 800, 1600] as const
export type PictureSide = (typeof pictureSides)[number]

const readable = /^image\/(png|apng|jpeg|gif|webp|avif|tiff)$/

// Loaded when the first picture is asked for. Pictures are decoded one thread each and forgotten,
// so that memory stays where it is.
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const nameOf = (systemName: string, side: PictureSide) =>
  side === 320 ? `${systemName}.thumb.webp` : `${systemName}.${side}.webp`

/** All that may be kept beside a picture. */
export const thumbnailNames = (systemName: string): string[] =>
  pictureSides.map((side) => nameOf(systemName, side))

/**
 * A WebP within side × side pixels, upright and without what the camera wrote into it; undefined for
 * what is no picture or cannot be read as one.
 * Rejects with code ENOENT when the picture itself is gone.
 */
export async function thumbnail(
  store: FileStore,
  { systemName, contentType }: { systemName: string; contentType: string },
  side: PictureSide = 320,
): Promise<Buffer | undefined> {
  if (!readable.test(contentType)) return undefined
  const name = nameOf(systemName, side)
  const kept = await store.read(name).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  if (kept) return buffer(kept)
  const small = await shrink(await store.read(systemName), side)
  if (small) await store.write(name, Readable.from([small]), 'image/webp')
  return small
}

async function shrink(picture: Readable, side: PictureSide): Promise<Buffer | undefined> {
  const sharp = await load()
  const toSmall = sharp({ failOn: 'none' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
  picture.on('error', (error) => toSmall.destroy(error))
  try {
    return await picture.pipe(toSmall).toBuffer()
  } catch {
    picture.destroy()
    return undefined
  }
}
