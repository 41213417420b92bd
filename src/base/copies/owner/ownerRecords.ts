// Records who backs up to a place. Each server that takes over adds a numbered record; the highest number owns the place.
// Between equal numbers the smaller token wins, so the store needs no atomic compare-and-set.
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { readIfThere } from '../store/backupStore.ts'
import type { BackupStore } from '../store/backupStore.ts'

const recordSchema = z.object({
  number: z.int(),
  token: z.uuid(),
  /** The host name, for people. */
  host: z.string(),
  claimedOn: z.iso.datetime(),
  renewedOn: z.iso.datetime(),
  /** Number of renewals, because clocks of two machines may differ. */
  renewals: z.int(),
  /** The owner has shut down and sends nothing more. */
  isReleased: z.boolean(),
  /** The timeline of its log; null for a database that is backed up by its own means. */
  timeline: z.int().nullable(),
  /** All commits before this time are in the place; null if unknown. */
  upTo: z.iso.datetime().nullable(),
  /** The last log segment that was sent, so that a restore notices a missing end. */
  lastPiece: z.string().nullable(),
  /** The owners' timelines and the time from which each applies, oldest first. */
  tenures: z.array(z.object({ timeline: z.int(), from: z.iso.datetime() })),
})

export type OwnerRecord = z.infer<typeof recordSchema>

const folder = 'owner/'
/** Left by a refused server, so that the owner can report it. */
const refusedName = `${folder}refused`

const nameOf = ({ number, token }: OwnerRecord) =>
  `${folder}${String(number).padStart(8, '0')}-${token}`

/** Null for a place that was never owned. */
export async function newestOwner(store: BackupStore): Promise<OwnerRecord | null> {
  const found = (await ownerNames(store)).toSorted(byOwner).at(-1)
  return found === undefined ? null : readRecord(store, found)
}

export async function writeOwner(store: BackupStore, record: OwnerRecord): Promise<void> {
  await store.write(nameOf(record), Readable.from([JSON.stringify(record)]))
}

/** Removes the records of earlier owners except the latest. */
export async function forgetOwners(store: BackupStore): Promise<void> {
  const names = (await ownerNames(store)).toSorted(byOwner)
  for (const name of names.slice(0, -2)) await store.remove(name)
}

const refusedSchema = z.object({ host: z.string(), on: z.iso.datetime() })
export type Refused = z.infer<typeof refusedSchema>

export const noteRefused = (store: BackupStore, refused: Refused): Promise<void> =>
  store.write(refusedName, Readable.from([JSON.stringify(refused)]))

/** The server that was refused last; null if none since the records were cleared. */
export async function readRefused(store: BackupStore): Promise<Refused | null> {
  const stored = await readIfThere(store, refusedName)
  return stored && refusedSchema.parse(JSON.parse(await text(stored)))
}

export const forgetRefused = (store: BackupStore): Promise<void> => store.remove(refusedName)

async function ownerNames(store: BackupStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(folder))
    if (/^owner\/\d{8}-[\da-f-]{36}$/.test(name)) names.push(name)
  return names
}

/** Sorts the owner last: higher number, then smaller token. */
function byOwner(one: string, other: string): number {
  const [a, b] = [one.slice(0, 14), other.slice(0, 14)]
  if (a !== b) return a < b ? -1 : 1
  return one < other ? 1 : -1
}

async function readRecord(store: BackupStore, name: string): Promise<OwnerRecord | null> {
  const stored = await readIfThere(store, name)
  // It was removed after the listing, so there is a newer record.
  if (stored === null) return newestOwner(store)
  const { data } = recordSchema.safeParse(JSON.parse(await text(stored)))
  if (!data) throw new Error(`${name} in ${store.where} was made by another release: use that one`)
  return data
}
