import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzip } from './unzip.ts'
import { zip } from './zip.ts'

const archiveOf = (...made: Parameters<typeof zip>): Promise<Buffer> => buffer(zip(...made))

test('entries are read as they were written, whatever they say about themselves', async () => {
  const content = ['Κείμενο '.repeat(1000), Buffer.from([0, 1, 2])]
  const whole = Buffer.concat(content.map((part) => Buffer.from(part)))
  const archive = await archiveOf([
    { name: 'plain', content },
    { name: 'φωτό.jpg', content, isCompressed: true },
    { name: 'large', content, isLarge: true },
    { name: 'both', content, isLarge: true, isCompressed: true },
    { name: 'empty', content: [] },
  ])
  const read = await unzip(archive, { bytes: 1_000_000, entries: 10 })
  expect([...read.keys()]).toEqual(['plain', 'φωτό.jpg', 'large', 'both', 'empty'])
  for (const name of ['plain', 'φωτό.jpg', 'large', 'both']) expect(read.get(name)).toEqual(whole)
  expect(read.get('empty')).toEqual(Buffer.alloc(0))
})

test('a large entry has sizes of eight bytes behind it, and only there', async () => {
  const archive = await archiveOf([{ name: 'a', content: ['abc'], isLarge: true }])
  expect(archive.readUInt16LE(4)).toBe(45)
  expect(archive.readUInt16LE(28)).toBe(20)
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const directory = archive.readUInt32LE(end + 16)
  const behind = archive.subarray(directory - 24, directory)
  expect(behind.readUInt32LE(0)).toBe(0x08074b50)
  expect(behind.readBigUInt64LE(16)).toBe(3n)
  expect(archive.readUInt32LE(directory + 24)).toBe(3)
})

test('what is too large or too far for the format stands in fields of ZIP64', async () => {
  const entries = [1, 2, 3].map((at) => ({ name: `${at}`, content: ['x'.repeat(10 * at)] }))
  const archive = await archiveOf(entries, { entries: 3, bytes: 25 })
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  expect([archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)]).toEqual([
    0xffff, 0xffff_ffff,
  ])
  expect(archive.readUInt32LE(end - 20)).toBe(0x07064b50)
  const large = Number(archive.readBigUInt64LE(end - 12))
  expect(archive.readUInt32LE(large)).toBe(0x06064b50)
  expect(archive.readBigUInt64LE(large + 32)).toBe(3n)
  let at = Number(archive.readBigUInt64LE(large + 48))
  expect(at + Number(archive.readBigUInt64LE(large + 40))).toBe(large)
  const found = entries.map(() => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const extra = archive.subarray(at + 47, at + 47 + archive.readUInt16LE(at + 30))
    const numbers = Array.from({ length: Math.max(0, extra.length - 4) / 8 }, (_, each) =>
      Number(extra.readBigUInt64LE(4 + 8 * each)),
    )
    const [size, offset] = [archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 42)]
    at += 47 + extra.length
    return { size, offset, numbers }
  })
  expect(found[0]).toEqual({ size: 10, offset: 0, numbers: [] })
  expect(found[1]).toEqual({ size: 20, offset: 0xffff_ffff, numbers: [expect.any(Number)] })
  expect(found[2]).toMatchObject({ size: 0xffff_ffff, offset: 0xffff_ffff })
  expect(found[2]!.numbers[0]).toBe(30)
  expect(archive.readUInt32LE(found[2]!.numbers[2]!)).toBe(0x04034b50)
})
