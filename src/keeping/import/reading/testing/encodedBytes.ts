import { decoderOf } from '../encoding/decoderOf.ts'
import type { Encoding } from '../source.ts'

const tables = new Map<Encoding, ReadonlyMap<string, number>>()

/** The byte for each character of a single-byte encoding. */
function tableOf(encoding: Encoding): ReadonlyMap<string, number> {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = decoderOf(encoding)
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  tables.set(encoding, table)
  return table
}

/** Encodes a text without a byte order mark. Throws for unsupported characters. */
export function encodedBytes(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  const table = tableOf(encoding)
  return Buffer.from(
    [...text].map((character) => {
      const byte = table.get(character)
      if (byte === undefined) throw new Error(`${encoding} has no ${character}`)
      return byte
    }),
  )
}
