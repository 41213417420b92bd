// Stores an upload: all files are checked before the first one is stored.
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extensionOf } from '#kit/files/fileName.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import { UnreadablePicture, checkPicture, mostPixels } from '#kit/files/pictures.ts'
import type { CheckedPicture } from '#kit/files/pictures.ts'
import { sniffFile } from '#kit/files/sniff.ts'
import type { FileKind } from '#kit/files/fileKind.ts'
import { isPicture } from '#kit/files/pictureKinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem, badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { FileLink } from './files.contract.ts'

type Upload = ReceivedFile & FileKind & Omit<FileLink, 'damaged'>
type Sized = Upload & { width: number | null; height: number | null; damaged: boolean }

/**
 * 415 when a file has a type that is not accepted, 413 when a picture has too many pixels, 400 when a file is empty;
 * then nothing is stored.
 */
export async function addFiles(
  db: Db,
  store: FileStore,
  received: readonly ReceivedFile[],
  actor: Actor,
): Promise<FileLink[]> {
  const empty = received.find(({ size }) => size === 0)
  if (empty) throw badInput({ files: [['file.empty', { name: empty.userName }]] })
  const uploads: Sized[] = []
  for (const upload of await recognised(received))
    uploads.push({ ...upload, ...(await sizeOf(upload)) })
  // Insert the rows first: if the server stops in between, the sweep removes the rest.
  await db
    .insertInto('file')
    .values(uploads.map((upload) => rowOf(upload, actor)))
    .execute()
  try {
    for (const { systemName, path, contentType } of uploads)
      await store.write(systemName, createReadStream(path), contentType)
  } catch (error) {
    await forget(db, store, uploads)
    throw error
  }
  return uploads.map(({ systemName, userName, damaged }) =>
    damaged ? { systemName, userName, damaged } : { systemName, userName },
  )
}

async function recognised(received: readonly ReceivedFile[]): Promise<Upload[]> {
  const uploads: Upload[] = []
  const refused: string[] = []
  for (const file of received) {
    const kind = await sniffFile(file.path, file.userName)
    if (kind)
      uploads.push({
        ...file,
        ...kind,
        // Recognising a file may shorten it.
        size: (await stat(file.path)).size,
        systemName: newSystemName(kind),
        userName: withExtension(file, kind),
      })
    else refused.push(file.userName)
  }
  if (refused.length > 0)
    throw new Problem(415, { detail: ['file.notAccepted', { names: refused.join(', ') }] })
  return uploads
}

/** 413 for a picture with too many pixels. */
async function sizeOf({ path, contentType, userName }: Upload) {
  if (!contentType.startsWith('image/')) return { width: null, height: null, damaged: false }
  // A broken picture is stored like any other file, but not shown as a picture.
  const { pixels, width, height, damaged } = await checked(path, contentType)
  if (pixels <= mostPixels) return { width, height, damaged }
  const megapixels = Number.isFinite(pixels) ? Math.ceil(pixels / 1_000_000) : '∞'
  throw new Problem(413, {
    detail: ['file.tooManyPixels', { name: userName, megapixels, max: mostPixels / 1_000_000 }],
  })
}

const unreadable = { pixels: 0, width: 0, height: 0, damaged: false }

/** The size of a picture; zero for files that cannot be shown as pictures. */
export const checked = (path: string, contentType: string): Promise<CheckedPicture> =>
  isPicture(contentType)
    ? checkPicture(path).catch((error: unknown) => {
        if (error instanceof UnreadablePicture) return unreadable
        throw error
      })
    : Promise.resolve(unreadable)

const newSystemName = ({ extension }: FileKind) =>
  `${randomBytes(16).toString('hex')}.${extension.replace(/[^a-z0-9]+/gi, '-')}`

// Without an extension, a downloaded file could not be opened with a double click.
const withExtension = ({ userName }: ReceivedFile, { extension }: FileKind) =>
  extensionOf(userName) ? userName : `${userName}.${extension}`

const rowOf = (
  { systemName, userName, contentType, size, width, height, damaged }: Sized,
  { accountId }: Actor,
) => ({
  systemName,
  userName,
  contentType,
  size,
  width,
  height,
  damaged,
  createdById: accountId,
})

async function forget(db: Db, store: FileStore, uploads: readonly Upload[]) {
  const names = uploads.map(({ systemName }) => systemName)
  await Promise.allSettled(names.map((name) => store.remove(name)))
  await db.deleteFrom('file').where('systemName', 'in', names).execute()
}
