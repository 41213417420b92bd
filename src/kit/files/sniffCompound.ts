// Tells old Word, Excel, PowerPoint and Visio files apart by the names of the streams inside: all are compound files.
// So are installers and mails, which are not accepted.
import { createReadStream } from 'node:fs'
import type { FileKind } from './fileKind.ts'
import { extensionOf } from './fileName.ts'

const word = {
  contentType: 'application/msword',
  extension: 'doc',
  otherExtensions: ['.dot'],
  stream: 'WordDocument',
}
const powerPoint = {
  contentType: 'application/vnd.ms-powerpoint',
  extension: 'ppt',
  otherExtensions: ['.pps', '.pot'],
  stream: 'PowerPoint Document',
}
const visio = {
  contentType: 'application/vnd.visio',
  extension: 'vsd',
  otherExtensions: ['.vss', '.vst'],
  stream: 'VisioDocument',
}
const excel = {
  contentType: 'application/vnd.ms-excel',
  extension: 'xls',
  otherExtensions: ['.xlt'],
  stream: 'Workbook',
}
const oldExcel = { ...excel, stream: 'Book\0' }
const programs = [powerPoint, visio, word, excel, oldExcel]
const longestStream = 64

export async function sniffCompound(path: string, userName: string): Promise<FileKind | undefined> {
  const inside = await streamsIn(path)
  const extensionOfName = extensionOf(userName)
  // A document can contain a sheet and the other way round; then the file's name decides.
  const found =
    inside.find(
      ({ extension, otherExtensions }) =>
        extensionOfName === `.${extension}` || otherExtensions.includes(extensionOfName),
    ) ?? inside[0]
  return found && { contentType: found.contentType, extension: found.extension }
}

async function streamsIn(path: string) {
  const names = programs.map(({ stream }) => Buffer.from(stream, 'utf16le'))
  const seen = programs.map(() => false)
  let tail = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([tail, chunk as Buffer])
    names.forEach((name, at) => (seen[at] ||= bytes.includes(name)))
    tail = bytes.subarray(-longestStream)
  }
  return programs.filter((_, at) => seen[at])
}
