// A process of its own in which pictures are opened: what a broken or hostile one costs, memory or a
// crash, is not the server's. It ends when the server does.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { Budget } from './budget.ts'
import { openPicture, readPictureHeader } from './pictureHeader.ts'
import type { CheckedPicture, PictureAnswer, PictureTask } from './pictures.ts'

const memory = 330_000_000

// Nothing is kept between pictures, and each is worked on by one thread; only what we show is opened.
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
  if (task.kind === 'measure') return { ...size, damaged: false }
  // Whoever asks refuses it then.
  if (task.kind === 'check' && pixels > task.most) return { ...size, damaged: false }
  if (pixels > task.most || cost > memory) throw new Error(`${pixels} pixels are too many to show`)
  const { most } = task
  return budget.spend(cost, async () => {
    if (task.kind === 'check') return { ...size, damaged: await isDamaged(path, most) }
    const small = await shrunk(openPicture(path, { most }), task.side).toBuffer()
    await writeFile(task.to, small)
    return { ...size, damaged: false }
  })
}

const shrunk = (picture: Sharp, side: number) =>
  picture
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })

/** Rejects for one that cannot be shown, not even in part. */
async function isDamaged(path: string, most: number): Promise<boolean> {
  try {
    await shrunk(openPicture(path, { most, mustBeWhole: true }), 320).toBuffer()
    return false
  } catch {
    await shrunk(openPicture(path, { most }), 320).toBuffer()
    return true
  }
}

process.on('message', (task: PictureTask) => {
  const answer = (what: Omit<PictureAnswer, 'id'>) => process.send?.({ id: task.id, ...what })
  run(task).then(
    (size) => answer({ size }),
    // What our disk refuses is not the picture's fault.
    (error: Error & { code?: string; syscall?: string }) =>
      answer({ failure: error.message, ...(error.syscall && { code: error.code }) }),
  )
})
process.on('disconnect', () => process.exit())
