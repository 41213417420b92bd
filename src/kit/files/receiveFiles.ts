// Takes the files of a multipart request: streamed to a temporary folder, never held in memory.
import type { FastifyRequest } from 'fastify'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
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

/** The texts of a form by their names, beside its files. */
export type ReceivedForm = { fields: Record<string, unknown>; files: ReceivedFile[] }

/**
 * Hands the files to `use` once all of them have arrived whole, and forgets them afterwards.
 * 400 for an unreadable form, another part than `partNames`, no file at all; 413 for one too large;
 * 415 for a request that is no form.
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

/** The same for a form that brings texts too, and files in `partNames` or none; `use` reads the texts. */
export async function receiveForm<Answer>(
  request: FastifyRequest,
  partNames: readonly string[],
  use: (form: ReceivedForm) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Problem(415)
  return inTemporaryFolder(async (folder) => {
    const form = await readParts(request, partNames, folder).catch((error: unknown) => {
      throw asRefusal(error)
    })
    return use(form)
  })
}

async function readParts(
  request: FastifyRequest,
  partNames: readonly string[],
  folder: string,
): Promise<ReceivedForm> {
  const files: ReceivedFile[] = []
  const fields = new Map<string, unknown>()
  const unknown = new Set<string>()
  let fault: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      // Browsers send line breaks of such forms as CRLF.
      const value =
        typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value
      // A field that comes twice becomes a list, which no text field accepts.
      const before = fields.get(part.fieldname)
      fields.set(part.fieldname, before === undefined ? value : [before, value])
      continue
    }
    // A browser sends such a part where no file was chosen.
    const isNone = !part.filename
    if (isNone || !partNames.includes(part.fieldname)) {
      if (!partNames.includes(part.fieldname)) unknown.add(part.fieldname)
      part.file.resume()
      continue
    }
    const path = join(folder, String(files.length))
    if (fault !== undefined) {
      part.file.resume()
      continue
    }
    fault = await writeArriving(path, part.file)
    if (fault !== undefined) continue
    files.push({
      path,
      // Browsers write a quotation mark so, as it would end the name.
      userName: cleanFileName(part.filename.replaceAll('%22', '"')),
      size: (await stat(path)).size,
    })
  }
  // Only now: a request that is answered before it was read breaks the sender's connection.
  if (fault !== undefined) throw fault
  if (unknown.size > 0) throw unknownParts([...unknown])
  return { fields: Object.fromEntries(fields), files }
}

/**
 * Answers why our disk did not take it; the rest is read all the same, as who sends it hears no answer before.
 * Rejects for what does not arrive.
 */
async function writeArriving(path: string, content: AsyncIterable<Buffer>): Promise<unknown> {
  let fault: unknown
  const note = (error: unknown) => void (fault ??= error)
  const file = await open(path, 'wx').catch(note)
  try {
    for await (const chunk of content)
      if (file && fault === undefined) await file.appendFile(chunk).catch(note)
  } finally {
    // Some disks say only now that there is no room.
    await file?.close().catch(note)
  }
  return fault
}

const unknownParts = (names: readonly string[]) =>
  badInput(Object.fromEntries(names.map((name) => [name || 'body', ['problem.unknownField']])))

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
