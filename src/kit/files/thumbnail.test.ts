import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { UnreadablePicture, checkPicture, shrinkPicture } from './pictures.ts'
import { thumbnail } from './thumbnail.ts'

let folder: string
let store: FileStore
let reads: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-pictures-'))
  const plain = await openFileStore(undefined, folder)
  reads = []
  store = { ...plain, read: (name, range) => (reads.push(name), plain.read(name, range)) }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function stored(name: string, content: Buffer, contentType = 'image/png') {
  await store.write(name, Readable.from([content]), contentType)
  return { systemName: name, contentType }
}
const readsOf = (name: string) => reads.filter((read) => read === name).length
async function onDisk(name: string, content: Buffer) {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })

function chunk(kind: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(content.length)
  ends[1].writeUInt32BE(crc32(body))
  return Buffer.concat([ends[0], body, ends[1]])
}

/** A PNG whose header claims this size, with hardly any data. */
function claimingPng(width: number, height: number, frames = 1) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 1], 8) // 8 bits, RGBA, interlaced: must be read as a whole
  const animation = Buffer.alloc(8)
  animation.writeUInt32BE(frames)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(frames > 1 ? [chunk('acTL', animation)] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('the pixels of all pages and frames of a picture are counted', async () => {
  const pixelsOf = async (name: string, content: Buffer) =>
    (await checkPicture(await onDisk(name, content))).pixels
  expect(await pixelsOf('one.png', await picture(30, 20).png().toBuffer())).toBe(600)
  expect(await pixelsOf('huge.png', claimingPng(30_000, 30_000))).toBe(9e8)
  expect(await pixelsOf('moving.png', claimingPng(2000, 2000, 50))).toBe(2e8)
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = sharp(frames, { join: { animated: true } })
  expect(await pixelsOf('moving.gif', await moving.gif().toBuffer())).toBe(3600)
  expect(await pixelsOf('moving.webp', await moving.webp().toBuffer())).toBe(3600)
  expect(await pixelsOf('pages.tiff', await moving.tiff().toBuffer())).toBe(3600)
})

test('width and height are those of the upright picture, however the camera was held', async () => {
  const turned = await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await checkPicture(await onDisk('turned.jpg', turned))).toMatchObject({
    width: 20,
    height: 30,
  })
})

test('a file that is not a picture, or of a format that is not shown, is not opened', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  for (const content of ['rubbish', '', drawing])
    await expect(checkPicture(await onDisk('no.png', Buffer.from(content)))).rejects.toThrow(
      UnreadablePicture,
    )
})

/** A photo without empty rows. */
const photo = () =>
  sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => 40 + ((at * 7919) % 180))), {
    raw: { width: 400, height: 300, channels: 3 },
  })
const endOfJpeg = Buffer.from('ffd9', 'hex')
const endOfPng = chunk('IEND', Buffer.alloc(0))
const part = (content: Buffer, share: number) => content.subarray(0, content.length * share)
const damageOf = async (content: Buffer) =>
  checkPicture(await onDisk('part', content)).then(
    ({ damaged }) => damaged,
    (error) => {
      expect(error).toBeInstanceOf(UnreadablePicture)
      return 'unreadable'
    },
  )

test('a picture of which only the header arrived is refused, not shown in black', async () => {
  const jpeg = await photo().jpeg().toBuffer()
  const png = await photo().png().toBuffer()
  for (const head of [jpeg.subarray(0, 640), Buffer.concat([jpeg.subarray(0, 640), endOfJpeg])])
    expect(await damageOf(head)).toBe('unreadable')
  for (const head of [part(png, 0.1), Buffer.concat([part(png, 0.1), endOfPng])])
    expect(await damageOf(head)).toBe('unreadable')
  for (const other of [
    photo().webp(),
    photo().avif(),
    photo().tiff(),
    photo().png({ progressive: true }),
  ])
    expect(await damageOf(part(await other.toBuffer(), 0.1))).toBe('unreadable')
})

test('a picture with a missing part is damaged, even if it ends properly', async () => {
  const jpeg = await photo().jpeg().toBuffer()
  for (const share of [0.5, 0.9, 0.99])
    expect([
      await damageOf(part(jpeg, share)),
      await damageOf(Buffer.concat([part(jpeg, share), endOfJpeg])),
    ]).toEqual([true, true])
})

test('a complete picture is not damaged, whatever it shows and whatever follows its end', async () => {
  const black = sharp({ create: { width: 90, height: 60, channels: 3, background: '#000' } })
  const kinds = (one: Sharp) => [
    one.clone().jpeg(),
    one.clone().png(),
    one.clone().webp(),
    one.clone().gif(),
    one.clone().avif(),
  ]
  for (const one of [...kinds(photo()), ...kinds(black)])
    expect(await damageOf(await one.toBuffer())).toBe(false)
  const jpeg = await photo().jpeg().toBuffer()
  expect(await damageOf(Buffer.concat([jpeg, Buffer.alloc(5000)]))).toBe(false)
  const stray = Buffer.concat([jpeg.subarray(0, -2), Buffer.from('1234'), endOfJpeg])
  expect(await damageOf(stray)).toBe(false)
})

test('a picture that claims too many pixels is not decoded', async () => {
  const path = await onDisk('huge.png', claimingPng(30_000, 30_000))
  await expect(shrinkPicture(path, join(folder, 'small'), 320)).rejects.toThrow(
    '900000000 pixels are too many to show',
  )
})

test('concurrent requests for the same thumbnail make it once', async () => {
  const file = await stored('aaaa.png', await picture(900, 600).png().toBuffer())
  const all = await Promise.all(Array.from({ length: 8 }, () => thumbnail(store, file)))
  expect(new Set(all).size).toBe(1)
  expect(await sharp(all[0]).metadata()).toMatchObject({ width: 320, height: 213, format: 'webp' })
  expect(readsOf('aaaa.png')).toBe(1)
})

test('a picture that cannot be shown is not opened a second time', async () => {
  const file = await stored('bbbb.png', claimingPng(30_000, 30_000))
  expect(await thumbnail(store, file)).toBeUndefined()
  expect(await thumbnail(store, file)).toBeUndefined()
  expect(readsOf('bbbb.png')).toBe(1)
})

test('a missing picture is reported as missing, and tried again', async () => {
  const file = { systemName: 'cccc.png', contentType: 'image/png' }
  for (let time = 0; time < 2; time++)
    await expect(thumbnail(store, file)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a thumbnail is upright and without metadata', async () => {
  const lying = await picture(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const small = await thumbnail(store, await stored('dddd.jpg', lying, 'image/jpeg'), 320)
  const { width, height, exif } = await sharp(small).metadata()
  expect([width, height, exif]).toEqual([213, 320, undefined])
})
