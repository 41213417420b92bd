// Detects the type of a file from its content, and refuses types that are not accepted.
import { fileTypeFromFile } from 'file-type'
import type { FileKind } from './fileKind.ts'
import { extensionOf } from './fileName.ts'
import { sniffCompound } from './sniffCompound.ts'
import { bytesBefore, cutOff } from './bytesBefore.ts'
import { sniffText } from './sniffText.ts'

const accepted =
  /^((image|video|audio|text)\/.+|application\/(pdf|rtf|xml|xhtml\+xml|zip|x-rar-compressed|x-7z-compressed|msword|ogg|vnd\.ms-asf|vnd\.visio|vnd\.ms-(word|excel|powerpoint).*|vnd\.openxmlformats-officedocument\..+|vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(-template)?))$/

// Extensions that Windows or a shell would run on a double click, whatever the content.
const runnable =
  /^\.(exe|bat|cmd|scr|pif|msi|cpl|dll|js|mjs|cjs|jse|vbs|vbe|wsf|wsh|hta|ps1|sh|php|jsp|asp|aspx|reg|lnk|scf|jar)$/

// Types that file-type detects by their first bytes and that can be plain text from start to end.
const textual =
  /^(text\/.+|application\/(xml|rtf|pdf|postscript|eps|x-ms-regedit|pgp-encrypted)|model\/stl)$/

/**
 * The type of the file at this path; undefined if it is not an accepted one. Removes bytes that some program put before
 * the file's beginning, unless programs that open the file skip them by themselves.
 */
export async function sniffFile(path: string, userName: string): Promise<FileKind | undefined> {
  if (runnable.test(extensionOf(userName))) return undefined
  const [atStart, text] = await Promise.all([fileTypeFromFile(path), sniffText(path, userName)])
  const before = await bytesBefore(path, {
    isText: text !== undefined,
    isKnown: atStart !== undefined,
  })
  if (before === 'pdf') return { contentType: 'application/pdf', extension: 'pdf' }
  if (before > 0) await cutOff(path, before)
  const found = before > 0 ? await fileTypeFromFile(path) : atStart
  if (text && (!found || found.mime === 'application/xml' || !textual.test(found.mime))) return text
  if (found?.mime === 'application/x-cfb') return sniffCompound(path, userName)
  return found && accepted.test(found.mime)
    ? { contentType: found.mime, extension: found.ext }
    : undefined
}

const safeTypes =
  /^(image\/(png|jpeg|gif|webp|avif|apng|bmp)|application\/(pdf|ogg)|(audio|video)\/.+|text\/plain)$/

/** Whether a browser may show files of this type. Others (HTML, SVG, XML, …) are only downloaded. */
export const isSafeToShow = (contentType: string): boolean =>
  safeTypes.test(contentType.split(';', 1)[0]!.trim())
