// Receives the files of a multipart request: streams them to a temporary folder, never holds them in memory.
import type { FastifyRequest } from 'fastify'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, badInput, badRequest } from '../http/problem.ts'
import { cleanFileName } from './fileName.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

export type ReceivedFile = {
  /** Path of the temporary file, which exists until `use` has ended. */
  path: string
  /** The name that the user gave it, cleaned. */
  userName: string
  size: number
}

/** The text fields of a form by name, and its files. */
export type ReceivedForm = { fields: Record<string, unknown>; files: ReceivedFile[] }

/**
 * Passes the files to `use` once all have arrived completely, and deletes them afterwards. Rejects with 400 for an
 * unreadable form, a part that is not in `partNames`, or no file at all; 413 for a file that is too large; 415 for a
 * request that is not a form.
 */
export const receiveFiles = <Answer>(
  request: FastifyRequest,
  partNames: readonly string[],
  use: (files: ReceivedFile[]) => Promise<Answer>,
): Promise<Answer> =>
  receiveForm(request, partNames, ({ fields, files }) => {
    const unknown = Object.keys(fields)
    if (unknown.length > 0) throw unknownParts(unknown)
    if (files.length === 0) throw badInput({ [partNames[0]!]: ['problem.required'] })
    return use(files)
  })

/**
 * The same for a form that has text fields too, and may have no files. `use` checks the text fields. `most`: bytes of a file, where
 * the usual limit is too small.
 */
export async function receiveForm<Answer>(
  request: FastifyRequest,
  partNames: readonly string[],
  use: (form: ReceivedForm) => Promise<Answer>,
  most?: number,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Problem(415)
  return inTemporaryFolder(async (folder) => {
    const form = await readParts(request, partNames, { folder, most }).catch((error: unknown) => {
      throw asRefusal(error)
    })
    return use(form)
  })
}

async function readParts(
  request: FastifyRequest,
  partNames: readonly string[],
  { folder, most }: { folder: string; most: number | undefined },
): Promise<ReceivedForm> {
  const files: ReceivedFile[] = []
  const fields = new Map<string, unknown>()
  const unknown = new Set<string>()
  let failure: unknown
  for await (const part of request.parts(most ? { limits: { fileSize: most } } : {})) {
    if (part.type === 'field') {
      // Browsers send line breaks of such forms as CRLF.
      const value =
        typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value
      // A repeated field becomes a list, which no schema of a text field accepts.
      const before = fields.get(part.fieldname)
      fields.set(part.fieldname, before === undefined ? value : [before, value])
      continue
    }
    // Browsers send a part without a filename where no file was chosen.
    if (!part.filename || !partNames.includes(part.fieldname)) {
      if (!partNames.includes(part.fieldname)) unknown.add(part.fieldname)
      part.file.resume()
      continue
    }
    const path = join(folder, String(files.length))
    if (failure !== undefined) {
      part.file.resume()
      continue
    }
    failure = await writeArriving(path, part.file)
    if (failure !== undefined) continue
    files.push({
      path,
      // Browsers send a quotation mark as %22, because it would end the name.
      userName: cleanFileName(part.filename.replaceAll('%22', '"')),
      size: (await stat(path)).size,
    })
  }
  // Not earlier: answering before the whole request is read breaks the sender's connection.
  if (failure !== undefined) throw failure
  if (unknown.size > 0) throw unknownParts([...unknown])
  return { fields: Object.fromEntries(fields), files }
}

/**
 * Resolves to the error if the disk refuses the file; it still reads the rest, because the sender must finish before it
 * gets an answer. Rejects if the content does not arrive completely.
 */
async function writeArriving(path: string, content: AsyncIterable<Buffer>): Promise<unknown> {
  let failure: unknown
  const note = (error: unknown) => void (failure ??= error)
  const file = await open(path, 'wx').catch(note)
  try {
    for await (const chunk of content)
      if (file && failure === undefined) await file.appendFile(chunk).catch(note)
  } finally {
    // Some file systems report a full disk only on close.
    await file?.close().catch(note)
  }
  return failure
}

const unknownParts = (names: readonly string[]) =>
  badInput(Object.fromEntries(names.map((name) => [name || 'body', ['problem.unknownField']])))

// Errors of our own disk stay server errors; any other means that the form is unreadable.
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
