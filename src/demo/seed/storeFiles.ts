// Stores the contents of all files.

import { Readable } from 'node:stream'
import { sheetType } from '#kit/sheets/sheetType.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from '../demoAgency.ts'
import { makePaper } from '../documents.ts'
import { picture, pictureSize } from '../pictures.ts'

const AT_ONCE = 16

const contentTypes: Readonly<Record<string, string>> = {
  rtf: 'application/rtf',
  txt: 'text/plain',
  webp: 'image/webp',
  xlsx: sheetType,
}

export type DemoFileToStore = { row: { systemName: string; contentType: string }; bytes: Buffer }

/** The rows of the files with ascending ids, and what they contain. */
export async function filesToStore(agency: DemoAgency): Promise<DemoFileToStore[]> {
  const { files, objectPictures, documentFiles, transactionFiles, knownClientFiles } = agency
  const all = [
    ...files.map((row) => ({ ...row, parentKind: 'Account', position: 0 })),
    ...objectPictures.map((row) => ({
      ...row,
      ...pictureSize,
      parentKind: 'Object',
      type: 'image',
    })),
    ...documentFiles.map((row) => ({ ...row, parentKind: 'Document' })),
    ...knownClientFiles.map((row) => ({ ...row, parentKind: 'KnownClient' })),
    ...transactionFiles.map((row) => ({ ...row, parentKind: 'Transaction', position: 1 })),
  ]
  const read = new Map<string, Promise<Buffer>>()
  return Promise.all(
    all.map(async ({ content, ...file }, at) => {
      const key = JSON.stringify(content)
      if (!read.has(key)) read.set(key, bytesOf(content))
      const bytes = await read.get(key)!
      const contentType = contentTypes[file.systemName.split('.')[1]!]!
      const size = bytes.length
      const row = { type: null, width: null, height: null, ...file, id: at + 1, contentType, size }
      return { row, bytes }
    }),
  )
}

export async function storeFiles(files: readonly DemoFileToStore[], store: FileStore) {
  const waiting = files.values()
  const work = async () => {
    for (const { row, bytes } of waiting)
      await store.write(row.systemName, Readable.from([bytes]), row.contentType)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

type Content = DemoAgency[
  | 'files'
  | 'objectPictures'
  | 'documentFiles'
  | 'transactionFiles'
  | 'knownClientFiles'][number]['content']

async function bytesOf(content: Content): Promise<Buffer> {
  if ('text' in content) return Buffer.from(content.text, 'utf8')
  return 'scene' in content ? picture(content) : makePaper(content)
}
