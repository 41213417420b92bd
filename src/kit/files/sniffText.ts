// Recognises texts, in Unicode or an 8-bit encoding, and markup among them.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileKind } from './fileKind.ts'
import { extensionOf } from './fileName.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Undefined if the file is not a text. */
export async function sniffText(path: string, userName: string): Promise<FileKind | undefined> {
  const start = await startOf(path)
  const encoding = await encodingOf(path, start)
  if (!encoding) return undefined
  const markup = markupOf(new TextDecoder(encoding).decode(start))
  if (markup) return markup
  // 8-bit encodings cannot be told apart, so the browser has to guess which one it is.
  const charset = encoding === 'windows-1252' ? '' : `; charset=${encoding}`
  return extensionOf(userName) === '.csv'
    ? { contentType: `text/csv${charset}`, extension: 'csv' }
    : { contentType: `text/plain${charset}`, extension: 'txt' }
}

async function startOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function encodingOf(path: string, start: Buffer): Promise<Encoding | undefined> {
  if (start[0] === 0xff && start[1] === 0xfe)
    return (await isTextIn(path, 'utf-16le')) ? 'utf-16le' : undefined
  if (start[0] === 0xfe && start[1] === 0xff)
    return (await isTextIn(path, 'utf-16be')) ? 'utf-16be' : undefined
  if (await isTextIn(path, 'utf-8')) return 'utf-8'
  return (await isTextIn(path, 'windows-1252')) ? 'windows-1252' : undefined
}

const notInTexts = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/

async function isTextIn(path: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      if (notInTexts.test(decoder.decode(chunk as Buffer, { stream: true }))) return false
    }
    return !notInTexts.test(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) return false // not decodable
    throw error
  }
}

function markupOf(text: string): FileKind | undefined {
  const isXml = /^\s*<\?xml\s/i.test(text)
  const content = text.replace(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, '').trimStart()
  const root = /^(?:<!doctype[^<]*(?:\[[\s\S]*?\]\s*>)?\s*)?<([a-z][\w:.-]*)/i
    .exec(content)?.[1]
    ?.toLowerCase()
  if (root === 'svg' || root?.endsWith(':svg'))
    return { contentType: 'image/svg+xml', extension: 'svg' }
  const isHtml = root === 'html' || /^<!doctype\s+html/i.test(content)
  if (isHtml && (isXml || /<html[^>]+xmlns=/i.test(content)))
    return { contentType: 'application/xhtml+xml', extension: 'xhtml' }
  if (isHtml) return { contentType: 'text/html', extension: 'html' }
  return isXml ? { contentType: 'application/xml', extension: 'xml' } : undefined
}
