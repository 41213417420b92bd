// Packed content is restored unchanged, or not at all.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted, packed, unpacked } from './pack.ts'
import { type BackupKey, CannotOpen, isSealed, readBackupKey } from './sealing.ts'

const key = readBackupKey('an-olive-tree-that-is-older-than-the-town')!
const name = 'wal/000000010000000000000007'

const inChunks = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  )
const pack = (bytes: Buffer, with_: BackupKey | null, chunk = 70_000) =>
  buffer(packed(inChunks(bytes, chunk), name, with_))
const unpack = (bytes: Buffer, with_: BackupKey | null, as = name, chunk = 50_000) =>
  buffer(unpacked(inChunks(bytes, chunk), as, with_))

test('any content in any chunks is restored, encrypted or not', async () => {
  const piece = 256 * 1024
  const length = fc.oneof(
    fc.integer({ min: 0, max: 3 * piece }),
    fc.constantFrom(0, 1, piece - 1, piece, piece + 1, 2 * piece),
  )
  await fc.assert(
    fc.asyncProperty(
      length,
      fc.integer({ min: 1_000, max: 400_000 }),
      fc.boolean(),
      async (size, chunk, isSecret) => {
        const bytes = randomBytes(size)
        const with_ = isSecret ? key : null
        const stored = await pack(bytes, with_, chunk)
        expect(isSealed(stored)).toBe(isSecret)
        expect((await unpack(stored, with_, name, chunk)).equals(bytes)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

test('an encrypted file that was changed, truncated, renamed or extended does not open', async () => {
  const stored = await pack(randomBytes(700_000), key)
  const changedAt = (at: number) => {
    const copy = Buffer.from(stored)
    copy[at]! ^= 1
    return copy
  }
  for (const wrong of [
    changedAt(9),
    changedAt(20),
    changedAt(40),
    changedAt(stored.length - 1),
    stored.subarray(0, 20),
    stored.subarray(0, stored.length - 1),
    // Truncated exactly between two chunks.
    stored.subarray(0, 32 + 256 * 1024 + 16),
    Buffer.concat([stored, stored.subarray(-1000)]),
  ])
    await expect(unpack(wrong, key)).rejects.toThrow(CannotOpen)
  await expect(unpack(stored, key, 'wal/000000010000000000000008')).rejects.toThrow(CannotOpen)
})

test('damage is noticed without encryption, too', async () => {
  const stored = await pack(Buffer.from('Η Θεσσαλονίκη '.repeat(50_000)), null)
  const damaged = Buffer.from(stored)
  damaged[Math.floor(stored.length / 2)]! ^= 1
  await expect(unpack(damaged, null)).rejects.toThrow(CannotOpen)
  await expect(unpack(stored.subarray(0, stored.length - 3), null)).rejects.toThrow(CannotOpen)
})

test('keys have different ids and can be changed; a missing or superfluous key is named in the error', async () => {
  const bytes = randomBytes(1_000)
  const older = await pack(bytes, key)
  const both = readBackupKey(`a-new-secret-of-many-letters-and-marks  ${key.secrets[0]}`)!
  expect((await unpack(older, both)).equals(bytes)).toBe(true)
  await expect(unpack(await pack(bytes, both), key)).rejects.toThrow('another BACKUP_KEY')
  await expect(unpack(older, null)).rejects.toThrow('is sealed: give its BACKUP_KEY')
  await expect(unpack(await pack(bytes, null), key)).rejects.toThrow('is not sealed')
  expect(readBackupKey(undefined)).toBeNull()
  expect(readBackupKey('  ')).toBeNull()
})

test('a failing source fails the packed stream, and the hash covers what was read', async () => {
  const failing = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the disk is gone')
    })(),
  )
  await expect(buffer(packed(failing, name, key))).rejects.toThrow('the disk is gone')
  const summed = counted(inChunks(Buffer.from('abc'), 2))
  await buffer(summed.content)
  expect(summed.read()).toEqual({
    size: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  })
})
