// The description of a base backup. It is written last: without it the backup does not count.
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { packed, unpacked } from '../pack/pack.ts'
import { OtherKey } from '../pack/sealing.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'

const instant = z.iso.datetime()
const part = z.object({ name: z.string(), size: z.int(), sha256: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  /** UTC, such as 20261127T013000Z. */
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  /** Release of the product that made it. */
  version: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.int(),
  /** PostgreSQL's system identifier, the same in all copies of the database. */
  system: z.string(),
  startedOn: instant,
  finishedOn: instant,
  timeline: z.int(),
  /** Log positions of the range that must at least be replayed. */
  from: z.string(),
  to: z.string(),
  /** Contents of the file backup_label. */
  label: z.string(),
  /** Total size of the database's files in bytes. */
  size: z.int(),
  /** The parts of the compressed tar. */
  parts: z.array(part),
  /** Facts of the program that made it, for instance row counts. */
  noted: z.record(z.string(), z.unknown()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof part>

export const baseFolder = (id: string): string => `base/${id}/`
export const manifestName = (id: string): string => `${baseFolder(id)}manifest`
export const partName = (id: string, index: number): string =>
  `${baseFolder(id)}part-${String(index).padStart(4, '0')}`

/** The whole tar is one encrypted stream under this name, regardless of its parts. */
export const tarName = (id: string): string => `${baseFolder(id)}tar`

export async function writeManifest(store: BackupStore, manifest: Manifest, key: BackupKey | null) {
  const name = manifestName(manifest.id)
  await store.write(name, packed(Readable.from([JSON.stringify(manifest)]), name, key))
}

/**
 * All finished base backups, oldest first. Throws CannotOpen for a wrong key.
 * @param onClosed called instead for a backup that was encrypted with another key
 */
export async function readManifests(
  store: BackupStore,
  key: BackupKey | null,
  onClosed?: (error: OtherKey) => void,
) {
  const found: Manifest[] = []
  for await (const { name } of store.list('base/')) {
    if (!/^base\/[^/]+\/manifest$/.test(name)) continue
    const manifest = await readManifest(store, name, key).catch((error: unknown) => {
      if (!onClosed || !(error instanceof OtherKey)) throw error
      onClosed(error)
    })
    if (manifest) found.push(manifest)
  }
  return found
}

async function readManifest(store: BackupStore, name: string, key: BackupKey | null) {
  const json: unknown = JSON.parse(await text(unpacked(await store.read(name), name, key)))
  const { data, error } = manifestSchema.safeParse(json)
  if (!data)
    throw new Error(
      `${name} in ${store.where} was made by another release (${z.prettifyError(error).split('\n')[0]}): use that one`,
    )
  return data
}
