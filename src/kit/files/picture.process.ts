// Opens pictures in a process of its own, so that a broken or hostile one cannot exhaust the server's memory or crash
// it. The process ends when the server does.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { Budget } from '../processes/budget.ts'
import { openPicture, readPictureHeader } from './pictureHeader.ts'
import type { CheckedPicture, PictureAnswer, PictureTask } from './pictures.ts'

/** Bytes. */
const memory = 330_000_000

// No cache between pictures, one thread for each, and only the loaders of the formats that we show.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map(
    (kind) => `VipsForeignLoad${kind}`,
  ),
})

const budget = new Budget(memory)

async function run(task: PictureTask): Promise<CheckedPicture> {
  const { cost, ...size } = await readPictureHeader(task.path)
  const { pixels } = size
  const { path } = task
  // The caller refuses a picture with too many pixels.
  if (task.kind === 'check' && pixels > task.most) return { ...size, damaged: false }
  if (pixels > task.most || cost > memory) throw new Error(`${pixels} pixels are too many to show`)
  const { most } = task
  return budget.spend(cost, async () => {
    if (task.kind === 'check') return { ...size, damaged: await isDamaged(path, most) }
    const picture = openPicture(path, { most })
    const small = task.to.endsWith('.jpg') ? asJpeg(picture, task.side) : shrink(picture, task.side)
    await writeFile(task.to, await small.toBuffer())
    return { ...size, damaged: false }
  })
}

const within = (picture: Sharp, side: number) =>
  picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true })

const shrink = (picture: Sharp, side: number) => within(picture, side).webp({ quality: 78 })

/** Transparent pixels become white. */
const asJpeg = (picture: Sharp, side: number) =>
  within(picture, side).flatten({ background: '#ffffff' }).jpeg({ quality: 84 })

/** Rejects if next to nothing of the picture can be shown. */
async function isDamaged(path: string, most: number): Promise<boolean> {
  if (await isWhole(path, most)) return false
  if (await isEmpty(openPicture(path, { most })))
    throw new Error('little more than its head is there')
  return true
}

/** Decoders report missing pixels only as a warning, as they do harmless problems. */
const warnsOfLoss = /premature end|invalid frame/i

async function isWhole(path: string, most: number): Promise<boolean> {
  const opens = (failOn: 'warning' | 'error') =>
    shrink(openPicture(path, { most, failOn }), 320).toBuffer()
  try {
    await opens('warning')
    return true
  } catch (warning) {
    if (warnsOfLoss.test(String(warning))) return false
    return opens('error').then(
      () => true,
      () => false,
    )
  }
}

/** Decoders fill missing rows with one colour, below the last row that they could read. */
async function isEmpty(picture: Sharp): Promise<boolean> {
  const rows = 64
  const { data, info } = await picture
    .resize(16, rows, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = data.subarray(-info.channels)
  const content = data.findLastIndex((value, at) => Math.abs(value - last[at % info.channels]!) > 6)
  return content < data.length / 4
}

process.on('message', (task: PictureTask) => {
  const answer = (result: Omit<PictureAnswer, 'id'>) => process.send?.({ id: task.id, ...result })
  run(task).then(
    (size) => answer({ size }),
    // An error with a `syscall` comes from our disk, not from the picture.
    (error: Error & { code?: string; syscall?: string }) =>
      answer({ failure: error.message, ...(error.syscall && { code: error.code }) }),
  )
})
process.on('disconnect', () => process.exit())
