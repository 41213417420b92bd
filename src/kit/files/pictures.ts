// Asks the process in which pictures are opened (picture.process.ts).
import { join } from 'node:path'
import { SideProcessEnded, sideProcess } from '../jobs/sideProcess.ts'
import type { Numbered } from '../jobs/sideProcess.ts'

/** Pictures of more are refused. */
export const mostPixels = 60_000_000

type Measure = { kind: 'measure'; path: string }
type Check = { kind: 'check'; path: string; most: number }
type Shrink = { kind: 'shrink'; path: string; to: string; side: number; most: number }
/** In pixels: `pixels` of all its pages together, the sides of the first one, upright. */
export type PictureSize = { pixels: number; width: number; height: number }
/** `damaged`: it does not decode to its end. */
export type CheckedPicture = PictureSize & { damaged: boolean }
/** `code`: our disk is at fault. */
type Answer = { size?: CheckedPicture; failure?: string; code?: string | undefined }
export type PictureTask = Numbered<Measure | Check | Shrink>
export type PictureAnswer = Numbered<Answer>

/** The file is no picture, a broken one, or one that takes too much to open. */
export class UnreadablePicture extends Error {}

/** Only its header is read. */
export const measurePicture = (path: string): Promise<PictureSize> =>
  open({ kind: 'measure', path })

/** Opened as it is to be shown, unless it has too many pixels. Rejects for what cannot be shown at all. */
export const checkPicture = (path: string): Promise<CheckedPicture> =>
  open({ kind: 'check', path, most: mostPixels })

/** Writes a WebP within side × side pixels to `to`: upright, without what the camera wrote into it. */
export const shrinkPicture = async (path: string, to: string, side: number): Promise<void> =>
  void (await open({ kind: 'shrink', path, to, side, most: mostPixels }))

const ask = sideProcess<Measure | Check | Shrink, Answer>({
  name: 'opening pictures',
  file: join(import.meta.dirname, 'picture.process.ts'),
  stderr: 'ignore',
  patience: 120_000,
  idle: 30_000,
  // What a large picture took is given back at once.
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
})

async function open(task: Measure | Check | Shrink): Promise<CheckedPicture> {
  const { size, failure, code } = await ask(task).catch((error: unknown) => {
    // Several that were under way together may be tried again.
    if (error instanceof SideProcessEnded && error.isCulprit)
      throw new UnreadablePicture(error.message)
    throw error
  })
  if (code !== undefined) throw Object.assign(new Error(failure), { code })
  if (size === undefined) throw new UnreadablePicture(failure)
  return size
}
