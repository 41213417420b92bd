import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSafeToShow, sniffFile } from './sniff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-sniff-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function sniff(name: string, content: Buffer | string) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return sniffFile(path, name)
}
const typeOf = async (name: string, content: Buffer | string) =>
  (await sniff(name, content))?.contentType

/** A zip with these entries, stored without compression. */
function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      head,
      Buffer.from(name),
      data,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const officeFile = (main: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [main]: '<x/>',
  })
const openDocument = (type: string) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '<x/>' })
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(2000),
    ...streams.map((stream) => Buffer.from(`${stream}\0`, 'utf16le')),
    Buffer.alloc(600),
  ])
const windowsProgram = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.from([0x90, 0, 3, 0, 0, 0, 4]),
  Buffer.alloc(500),
])

test('pictures are recognised by their bytes, whatever the name', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
  expect(await sniff('house.jpg', await picture.clone().png().toBuffer())).toEqual({
    contentType: 'image/png',
    extension: 'png',
  })
  expect(await typeOf('house', await picture.clone().jpeg().toBuffer())).toBe('image/jpeg')
  expect(await typeOf('house.txt', await picture.clone().webp().toBuffer())).toBe('image/webp')
})

test('documents of Microsoft Office and OpenDocument are accepted', async () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(await typeOf('a.docx', officeFile('word/document.xml', 'wordprocessingml.document'))).toBe(
    word,
  )
  expect(await sniff('a.xlsx', officeFile('xl/workbook.xml', 'spreadsheetml.sheet'))).toMatchObject(
    { extension: 'xlsx' },
  )
  expect(
    await sniff('a.pptx', officeFile('ppt/presentation.xml', 'presentationml.presentation')),
  ).toMatchObject({ extension: 'pptx' })
  for (const [type, extension] of [
    ['text', 'odt'],
    ['spreadsheet', 'ods'],
    ['presentation', 'odp'],
  ] as const)
    expect(await sniff('a', openDocument(type))).toMatchObject({ extension })
  expect(await typeOf('a.zip', zip({ 'contract.txt': 'text' }))).toBe('application/zip')
  expect(await typeOf('a.rtf', '{\\rtf1\\ansi Συμβόλαιο}')).toBe('application/rtf')
  expect(await typeOf('a.pdf', '%PDF-1.7\n1 0 obj\n')).toBe('application/pdf')
})

test('older office documents are told apart by their content', async () => {
  expect(await typeOf('a.doc', compound('WordDocument'))).toBe('application/msword')
  expect(await sniff('a.xls', compound('Workbook'))).toMatchObject({ extension: 'xls' })
  expect(await sniff('a.xls', compound('WordDocument', 'Workbook'))).toMatchObject({
    extension: 'xls',
  })
  expect(await sniff('a.ppt', compound('PowerPoint Document'))).toMatchObject({ extension: 'ppt' })
  expect(await sniff('a.vsd', compound('VisioDocument'))).toMatchObject({ extension: 'vsd' })
  expect(await sniff('installer.doc', compound('SummaryInformation'))).toBeUndefined()
})

test('texts are recognised in any encoding, even if they begin like a program or a picture', async () => {
  expect(await typeOf('a.txt', 'Καλημέρα, до свидания\r\n\tok')).toBe('text/plain; charset=utf-8')
  expect(await typeOf('a.txt', Buffer.from([0xca, 0xe1, 0xeb, 0xe7, 0x20, 0xf3]))).toBe(
    'text/plain',
  )
  expect(await typeOf('a.txt', Buffer.from('\ufeffΚαλημέρα', 'utf16le'))).toBe(
    'text/plain; charset=utf-16le',
  )
  expect(await typeOf('a.txt', 'MZ is the start of a program')).toBe('text/plain; charset=utf-8')
  expect(await typeOf('a.txt', 'BM is the start of a picture')).toBe('text/plain; charset=utf-8')
  expect(await typeOf('prices.csv', 'a;b\n1;2')).toBe('text/csv; charset=utf-8')
  // One character is split between two chunks of the file.
  expect(await typeOf('long.txt', `a${'я'.repeat(70_000)}`)).toBe('text/plain; charset=utf-8')
})

test('programs are refused, whatever the name', async () => {
  expect(await sniff('photo.png', windowsProgram)).toBeUndefined()
  expect(
    await sniff(
      'photo.png',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(300)]),
    ),
  ).toBeUndefined()
  expect(await sniff('run.bat', 'del *.*')).toBeUndefined()
  expect(await sniff('page.HTA', '<html></html>')).toBeUndefined()
  expect(await sniff('unknown.doc', Buffer.from([1, 2, 3, 0, 255, 254, 0, 7]))).toBeUndefined()
})

test('a file is recognised despite other bytes before its beginning', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
  const [jpeg, png] = [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
  ]
  const pdf = '%PDF-1.7\n1 0 obj\n\xff\xd8\n%%EOF\n'
  const word = officeFile('word/document.xml', 'wordprocessingml.document')
  const extensionAfter = async (before: string, content: Buffer | string) =>
    (await sniff('scan', Buffer.concat([Buffer.from(before), Buffer.from(content)])))?.extension
  for (const before of ['\ufeff', '\r\n', ' \n\t', '\ufeff\n']) {
    expect(await extensionAfter(before, jpeg)).toBe('jpg')
    expect(await extensionAfter(before, png)).toBe('png')
    expect(await extensionAfter(before, word)).toBe('docx')
    expect(await extensionAfter(before, Buffer.from(pdf, 'latin1'))).toBe('pdf')
    expect(await extensionAfter(before, '%PDF-1.7\n1 0 obj\n')).toBe('pdf')
    expect(await extensionAfter(before, '<html></html>')).toBe('html')
    expect(await extensionAfter(before, 'a text')).toBe('txt')
  }
  const header = 'HTTP/1.1 200 OK\r\nContent-Length: 4711\r\n\r\n'
  expect(await extensionAfter(header, jpeg)).toBe('jpg')
  expect(await extensionAfter(header, Buffer.from(pdf, 'latin1'))).toBe('pdf')
  expect(await extensionAfter(header, '%PDF-1.7\n1 0 obj\n%%EOF')).toBe('pdf')
  expect(await extensionAfter('', 'We send %PDF-1.7 files.')).toBe('txt')
  expect(await extensionAfter('<html>', '<p>%PDF-1.7</p></html>')).toBe('html')
  expect(await extensionAfter('x'.repeat(2000), jpeg)).toBeUndefined()
  expect(await extensionAfter('\n', windowsProgram)).toBeUndefined()
})

test('bytes before a picture are removed, those before a PDF are kept', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  await sniff('a.jpg', Buffer.concat([Buffer.from('\r\n'), jpeg]))
  expect(await readFile(join(folder, 'file'))).toEqual(jpeg)
  await sniff('a.pdf', '\n%PDF-1.7\n')
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('\n%PDF-1.7\n')
})

test('files that could run scripts in a browser are recognised and never shown', async () => {
  const markup = {
    'text/html': '<!-- hi -->\n<!DOCTYPE html><html><script>alert(1)</script></html>',
    'application/xhtml+xml': '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    'image/svg+xml':
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg onload="alert(1)"/>',
    'application/xml': '<?xml version="1.0"?><prices/>',
  }
  for (const [contentType, content] of Object.entries(markup)) {
    expect(await typeOf('a.txt', content)).toBe(contentType)
    expect(isSafeToShow(contentType)).toBe(false)
  }
  for (const shown of [
    'image/png',
    'application/pdf',
    'video/mp4',
    'audio/mpeg',
    'text/plain; charset=utf-8',
  ])
    expect(isSafeToShow(shown)).toBe(true)
})
