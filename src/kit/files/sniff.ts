// Decides by its content what a file is, and whether files of that type are taken at all.
import { fileTypeFromFile } from 'file-type'
import type { FileKind } from './fileKind.ts'
import { extensionOf } from './fileName.ts'
import { sniffCompound } from './sniffCompound.ts'
import { bytesBefore, cutOff } from './bytesBefore.ts'
import { sniffText } from './sniffText.ts'

const accepted =
  /^((image|video|audio|text)\/.+|application\/(pdf|rtf|xml|xhtml\+xml|zip|x-rar-compressed|x-7z-compressed|msword|ogg|vnd\.ms-asf|vnd\.visio|vnd\.ms-(word|excel|powerpoint).*|vnd\.openxmlformats-officedocument\..+|vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(-template)?))$/

// What Windows or a shell would run at a double click, whatever is in it.
const runnable =
  /^\.(exe|bat|cmd|scr|pif|msi|cpl|dll|js|mjs|cjs|jse|vbs|vbe|wsf|wsh|hta|ps1|sh|php|jsp|asp|aspx|reg|lnk|scf|jar)$/

// Of all that is recognised by its first bytes, only these can be plain text through and through.
const textual =
  /^(text\/.+|application\/(xml|rtf|pdf|postscript|eps|x-ms-regedit|pgp-encrypted)|model\/stl)$/

/**
 * What the file at this path is; undefined when it is of no accepted type. Bytes that some program put before the
 * beginning of a file are cut off it, where readers would stumble over them.
 */
export async function sniffFile(path: string, userName: string): Promise<FileKind | undefined> {
  if (runnable.test(extensionOf(userName))) return undefined
  const [begun, text] = await Promise.all([fileTypeFromFile(path), sniffText(path, userName)])
  const looked = { isText: text !== undefined, isKnown: begun !== undefined }
  const before = await bytesBefore(path, looked)
  if (before === 'pdf') return { contentType: 'application/pdf', extension: 'pdf' }
  if (before > 0) await cutOff(path, before)
  const found = before > 0 ? await fileTypeFromFile(path) : begun
  if (text && (!found || found.mime === 'application/xml' || !textual.test(found.mime))) return text
  if (found?.mime === 'application/x-cfb') return sniffCompound(path, userName)
  return found && accepted.test(found.mime)
    ? { contentType: found.mime, extension: found.ext }
    : undefined
}

const shown =
  /^(image\/(png|jpeg|gif|webp|avif|apng|bmp)|application\/(pdf|ogg)|(audio|video)\/.+|text\/plain)$/

/** Whether a browser may open it in place; all else (HTML, SVG, XML, …) is only ever a download. */
export const isSafeToShow = (contentType: string): boolean =>
  shown.test(contentType.split(';', 1)[0]!.trim())
