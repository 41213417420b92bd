// Reads a picture's size from its header, without decoding it.
import { open } from 'node:fs/promises'
import sharp from 'sharp'
import type { FailOnOptions, Metadata, Sharp } from 'sharp'

export type PictureHeader = {
  /** Of all pages or frames together. */
  pixels: number
  /** Of the first page, upright. */
  width: number
  height: number
  /** Bytes of memory that shrinking it takes. */
  cost: number
}

const megabyte = 1_000_000
const mostPages = 1000

type OpenOptions = { page?: number; most?: number | false; failOn?: FailOnOptions }

/** Opens a picture. Only the loaders that picture.process.ts allows run, whatever the file contains. */
export const openPicture = (
  path: string,
  { page = 0, most = false, failOn = 'none' }: OpenOptions = {},
): Sharp =>
  sharp(path, {
    page,
    limitInputPixels: most,
    sequentialRead: true,
    failOn,
  })

/** Rejects for a file that cannot be read as a picture. */
export async function readPictureHeader(path: string): Promise<PictureHeader> {
  const first = await openPicture(path).metadata()
  const firstPixels = first.width * first.height
  const cost = Math.max(70 * megabyte, 40 * megabyte + firstPixels * bytesPerPixel(first))
  const { width, height } = first.autoOrient
  return { pixels: await totalPixels(path, first), width, height, cost }
}

async function totalPixels(path: string, first: Metadata): Promise<number> {
  const firstPixels = first.width * first.height
  if (first.format === 'png') return firstPixels * (await framesOfPng(path))
  const pages = first.pages ?? 1
  if (first.format !== 'tiff') return firstPixels * pages
  // The pages of a TIFF may differ in size.
  let pixels = firstPixels
  for (let page = 1; page < Math.min(pages, mostPages); page++) {
    const { width, height } = await openPicture(path, { page }).metadata()
    pixels += width * height
  }
  return pages > mostPages ? Infinity : pixels
}

// Measured by bench/pictures.bench.ts. 0 for pictures that are read line by line; some formats are read as a whole.
function bytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata) {
  if (format === 'heif') return 18
  if (format === 'jpeg') return isProgressive ? (chromaSubsampling === '4:2:0' ? 3 : 5.5) : 0
  if (format === 'png') return isProgressive ? channels * (depth === 'ushort' ? 2.2 : 1.1) : 0
  if (format === 'webp') return 6.5
  return format === 'gif' ? 4.5 : 0
}

/** The frames of an animated PNG, which sharp does not count; 1 for any other PNG. */
async function framesOfPng(path: string): Promise<number> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(12)
    for (let at = 8; ;) {
      const { bytesRead } = await file.read(head, 0, 12, at)
      const kind = head.toString('latin1', 4, 8)
      if (bytesRead < 12 || kind === 'IDAT') return 1
      // The chunk begins with the number of frames.
      if (kind === 'acTL') return Math.max(1, head.readUInt32BE(8))
      at += 12 + head.readUInt32BE(0)
    }
  } finally {
    await file.close()
  }
}
