// Takes the files of a multipart request: streamed to a temporary folder, never held in memory.
import type { FastifyRequest } from 'fastify'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem, badInput, badRequest } from '../http/problem.ts'
import { cleanFileName } from './fileName.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

export type ReceivedFile = {
  /** Where its bytes wait, until `use` has ended. */
  path: string
  /** As its owner calls it. */
  userName: string
  size: number
}

/**
 * Hands the files to `use` once all of them have arrived whole, and forgets them afterwards.
 * 400 for an unreadable form, another part than `partNames`, no file at all; 413 for one too large;
 * 415 for a request that is no form.
 */
export async function receiveFiles<Answer>(
  request: FastifyRequest,
  partNames: readonly string[],
  use: (files: ReceivedFile[]) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Problem(415)
  return inTemporaryFolder(async (folder) => {
    const files = await readParts(request, partNames, folder).catch((error: unknown) => {
      throw asRefusal(error)
    })
    if (files.length === 0) throw badInput({ [partNames[0]!]: ['problem.required'] })
    return use(files)
  })
}

async function readParts(request: FastifyRequest, partNames: readonly string[], folder: string) {
  const files: ReceivedFile[] = []
  const unknown = new Set<string>()
  for await (const part of request.parts()) {
    if (part.type === 'field' || !partNames.includes(part.fieldname)) {
      unknown.add(part.fieldname)
      if (part.type === 'file') part.file.resume()
      continue
    }
    const path = join(folder, String(files.length))
    await pipeline(part.file, createWriteStream(path, { flags: 'wx' }))
    files.push({
      path,
      userName: cleanFileName(part.filename ?? ''),
      size: (await stat(path)).size,
    })
  }
  // Only now: a request that is answered before it was read breaks the sender's connection.
  if (unknown.size > 0)
    throw badInput(
      Object.fromEntries([...unknown].map((name) => [name || 'body', ['problem.unknownField']])),
    )
  return files
}

// Our own disk's faults stay faults; all else is a form that cannot be read.
function asRefusal(error: unknown): unknown {
  if (error instanceof Problem) return error
  const { code, statusCode, syscall } = error as {
    code?: string
    statusCode?: number
    syscall?: string
  }
  if (syscall) return error
  return code?.startsWith('FST_') && statusCode === 413 ? error : badRequest('problem.badJson')
}
