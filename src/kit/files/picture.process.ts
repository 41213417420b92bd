// A process of its own in which pictures are opened: what a broken or hostile one costs, memory or a
// crash, is not the server's. It ends when the server does.
import sharp from 'sharp'
import { Budget } from './budget.ts'
import { openPicture, readPictureHeader } from './pictureHeader.ts'
import type { PictureAnswer, PictureSize, PictureTask } from './pictures.ts'

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

async function run(task: PictureTask): Promise<PictureSize> {
  const { cost, ...size } = await readPictureHeader(task.path)
  const { pixels } = size
  if (task.kind === 'measure') return size
  if (pixels > task.most || cost > memory) throw new Error(`${pixels} pixels are too many to show`)
  await budget.spend(cost, () =>
    openPicture(task.path, 0, task.most)
      .rotate()
      .resize(task.side, task.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(task.to),
  )
  return size
}

process.on('message', (task: PictureTask) => {
  const answer = (what: Omit<PictureAnswer, 'id'>) => process.send?.({ id: task.id, ...what })
  run(task).then(
    (size) => answer({ size }),
    (error: Error) => answer({ failure: error.message }),
  )
})
process.on('disconnect', () => process.exit())
