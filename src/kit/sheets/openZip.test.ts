import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DamagedZip, openZip } from './openZip.ts'
import { zip } from './zip.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is in an archive of these bytes, by name. */
async function readAll(archive: Buffer | string): Promise<Map<string, Buffer>> {
  const opened = await openZip(archive)
  try {
    const found = new Map<string, Buffer>()
    for await (const { name, line } of opened.entries())
      found.set(name, await buffer(opened.read(await opened.entryAt(line))))
    return found
  } finally {
    await opened.close()
  }
}

const text = 'Κείμενο '.repeat(1000)
const entries = [
  { name: 'plain', content: [text] },
  { name: 'φωτό.jpg', content: [text], isCompressed: true },
  { name: 'large', content: [text], isLarge: true },
  { name: 'empty', content: [] },
]

test('entries are read by their place, also those of an archive with fields of ZIP64', async () => {
  for (const limits of [undefined, { entries: 2, bytes: 50 }]) {
    const path = join(folder, 'archive')
    await writeFile(path, zip(entries, limits))
    const read = await readAll(path)
    expect([...read.keys()]).toEqual(['plain', 'φωτό.jpg', 'large', 'empty'])
    for (const name of ['plain', 'φωτό.jpg', 'large']) expect(read.get(name)!.toString()).toBe(text)
    expect(read.get('empty')).toEqual(Buffer.alloc(0))
  }
})

test('an archive that is cut off, or has another byte anywhere, is refused or read as it was', async () => {
  const archive = await buffer(zip([{ name: 'a', content: [text] }]))
  const right = new Map([['a', Buffer.from(text)]])
  for (let at = 0; at < archive.length; at++) {
    const other = Buffer.from(archive)
    other[at]! ^= 0xff
    const read = await readAll(other).catch((error: unknown) => error)
    if (read instanceof Map) {
      if (read.has('a')) expect([at, read.get('a')]).toEqual([at, right.get('a')])
    } else expect([at, read]).toEqual([at, expect.any(DamagedZip)])
    const cut = await readAll(archive.subarray(0, at)).catch((error: unknown) => error)
    expect([at, cut]).toEqual([at, expect.any(DamagedZip)])
  }
})

test('an entry does not become larger than it says', async () => {
  const archive = await buffer(zip([{ name: 'bomb', content: ['0'.repeat(1_000_000)] }]))
  const line = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  archive.writeUInt32LE(10, line + 24)
  await expect(readAll(archive)).rejects.toThrow(DamagedZip)
})

test('an entry that is encrypted, or packed by another method, hides no other', async () => {
  const archive = await buffer(zip(entries))
  const [first = 0, second = 0] = [...archive.toString('latin1').matchAll(/PK\u0001\u0002/g)].map(
    ({ index }) => index,
  )
  archive.writeUInt16LE(archive.readUInt16LE(first + 8) | 1, first + 8)
  archive.writeUInt16LE(9, second + 10)
  const opened = await openZip(archive)
  const listed = await Array.fromAsync(opened.entries())
  const read = await Promise.allSettled(listed.map((entry) => buffer(opened.read(entry))))
  await opened.close()
  expect(listed.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
  expect(read.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
