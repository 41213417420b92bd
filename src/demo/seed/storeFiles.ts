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

/** Returns the rows of the files with ascending ids. */
export async function storeFiles(agency: DemoAgency, store: FileStore): Promise<object[]> {
  const { files, objectPictures, documentFiles, transactionFiles } = agency
  const stored = [
    ...files.map((row) => ({ ...row, parentKind: 'Account', position: 0 })),
    ...objectPictures.map((row) => ({
      ...row,
      ...pictureSize,
      parentKind: 'Object',
      type: 'image',
    })),
    ...documentFiles.map((row) => ({ ...row, parentKind: 'Document' })),
    ...transactionFiles.map((row) => ({ ...row, parentKind: 'Transaction', position: 1 })),
  ]
  const waiting = stored.entries()
  const rows: object[] = []
  const work = async () => {
    for (const [at, { content, ...file }] of waiting) {
      const bytes = await bytesOf(content)
      const contentType = contentTypes[file.systemName.split('.')[1]!]!
      await store.write(file.systemName, Readable.from([bytes]), contentType)
      const size = bytes.length
      rows[at] = { type: null, width: null, height: null, ...file, id: at + 1, contentType, size }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return rows
}

type Content = DemoAgency[
  | 'files'
  | 'objectPictures'
  | 'documentFiles'
  | 'transactionFiles'][number]['content']

async function bytesOf(content: Content): Promise<Buffer> {
  if ('text' in content) return Buffer.from(content.text, 'utf8')
  return 'scene' in content ? picture(content) : makePaper(content)
}
