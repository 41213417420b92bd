// Stores the agency's logo: redraws any kind of picture and keeps nothing else of the uploaded file.
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FileStore } from '#kit/files/fileStore.ts'
import { UnreadablePicture, checkPicture, mostPixels, shrinkPicture } from '#kit/files/pictures.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import { sniffFile } from '#kit/files/sniff.ts'
import { isPicture } from '#kit/files/pictureKinds.ts'
import { badInput } from '#kit/http/problem.ts'

/** Longest side of the stored logo, in pixels. */
const side = 512

/** Returns the stored file's name. 400 for files that are no picture, damaged or too large. */
export async function keepLogo(
  store: FileStore,
  { path, userName }: ReceivedFile,
): Promise<string> {
  const kind = await sniffFile(path, userName)
  if (!kind || !isPicture(kind.contentType)) throw noPicture()
  const small = `${path}.logo`
  try {
    const { pixels, damaged } = await checkPicture(path)
    if (pixels > mostPixels || damaged) throw noPicture()
    await shrinkPicture(path, small, side)
  } catch (error) {
    throw error instanceof UnreadablePicture ? noPicture() : error
  }
  const name = `${randomBytes(16).toString('hex')}.webp`
  await store.write(name, createReadStream(small), 'image/webp')
  return name
}

const noPicture = () => badInput({ file: ['agency.noPicture'] })
