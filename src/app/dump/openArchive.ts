// Looks at an archive before anything is loaded from it.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { z } from 'zod'
import { footName, footSchema, format, headName, headSchema, sqlName, sqlSchema } from './format.ts'
import type { ArchivedSql, Foot, Head } from './format.ts'
import { readArchive } from './readArchive.ts'
import type { ArchiveEntry } from './readArchive.ts'

const decompress = promisify(zstdDecompress)

export type ArchiveHead = { head: Head; sql: ArchivedSql }

/**
 * Reads what an archive says of itself, from its first two entries. Throws an error of one line for a file that is no archive
 * of this product, and for one of a newer format.
 */
export async function readArchiveHead(source: Readable, product: string): Promise<ArchiveHead> {
  let head: Head | undefined
  try {
    for await (const entry of readArchive(source)) {
      if (!head) head = readHead(entry.name === headName ? await textOf(entry) : '', product)
      else if (entry.name === sqlName) {
        const text = (await decompress(await buffer(entry.content))).toString()
        return { head, sql: parsed(sqlSchema, text) }
      } else break
    }
  } catch (error) {
    if (head || error instanceof OtherFile) throw error
    throw new OtherFile(`This is no archive that ${product} dump made`, { cause: error })
  }
  throw new OtherFile(`This is no archive that ${product} dump made`)
}

class OtherFile extends Error {}

function readHead(text: string, product: string): Head {
  const begun = headSchema.pick({ format: true, madeBy: true }).safeParse(asJson(text))
  if (begun.data?.madeBy.name !== product)
    throw new OtherFile(`This is no archive that ${product} dump made`)
  const { format: found, madeBy } = begun.data
  if (found > format)
    throw new OtherFile(
      `The archive is of ${product} ${madeBy.version}, which is newer: load it with that release`,
    )
  return parsed(headSchema, text)
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const parsed = <Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> =>
  schema.parse(JSON.parse(text))

export const textOf = async ({ content }: ArchiveEntry): Promise<string> =>
  (await buffer(content)).toString()

/** Reads all of an archive, and returns its end. Throws DamagedArchive. */
export async function checkWhole(
  source: Readable,
  progress: (bytes: number) => void,
): Promise<Foot> {
  let foot: Foot | undefined
  let bytes = 0
  for await (const entry of readArchive(source)) {
    if (entry.name === footName) foot = parsed(footSchema, await textOf(entry))
    bytes += entry.size
    progress(bytes)
  }
  return foot!
}
