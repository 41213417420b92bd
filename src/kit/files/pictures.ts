// Checks and shrinks pictures, in a process of its own (picture.process.ts).
import { join } from 'node:path'
import { SideProcessEnded, sideProcess } from '../processes/sideProcess.ts'
import type { Numbered } from '../processes/sideProcess.ts'

/** Pictures with more pixels are refused. */
export const mostPixels = 60_000_000

type Check = { kind: 'check'; path: string; most: number }
type Shrink = { kind: 'shrink'; path: string; to: string; side: number; most: number }
/** `pixels` of all pages together; `width` and `height` of the first page, upright. */
type PictureSize = { pixels: number; width: number; height: number }
/** `damaged`: the picture cannot be decoded to its end. */
export type CheckedPicture = PictureSize & { damaged: boolean }
/** `code`: the error of our disk, which is not the picture's fault. */
type TaskResult = { size?: CheckedPicture; failure?: string; code?: string | undefined }
export type PictureTask = Numbered<Check | Shrink>
export type PictureAnswer = Numbered<TaskResult>

/** The file is not a picture, is broken, or needs too much memory or time to open. */
export class UnreadablePicture extends Error {}

/** Decodes the picture as for showing, unless it has too many pixels. Rejects if next to nothing of it can be shown. */
export const checkPicture = (path: string): Promise<CheckedPicture> =>
  open({ kind: 'check', path, most: mostPixels })

/**
 * Writes a WebP, or a JPEG if `to` ends in .jpg, within side × side pixels to `to`, upright and without the camera's
 * metadata.
 */
export const shrinkPicture = async (path: string, to: string, side: number): Promise<void> =>
  void (await open({ kind: 'shrink', path, to, side, most: mostPixels }))

const ask = sideProcess<Check | Shrink, TaskResult>({
  name: 'opening pictures',
  file: join(import.meta.dirname, 'picture.process.ts'),
  stderr: 'ignore',
  patience: 120_000,
  idle: 30_000,
  // Makes glibc return the memory of large pictures to the system at once.
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
})

async function open(task: Check | Shrink): Promise<CheckedPicture> {
  const { size, failure, code } = await ask(task).catch((error: unknown) => {
    // If several pictures were under way, none is known to be the culprit, and all may be retried.
    if (error instanceof SideProcessEnded && error.isCulprit)
      throw new UnreadablePicture(error.message)
    throw error
  })
  if (code !== undefined) throw Object.assign(new Error(failure), { code })
  if (size === undefined) throw new UnreadablePicture(failure)
  return size
}
