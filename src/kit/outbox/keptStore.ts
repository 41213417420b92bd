// The store of what this browser keeps: in IndexedDB, sealed for its author.
import { deleteDB, openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { seal, sealingKey, unseal } from './sealing.ts'
import type { Sealed } from './sealing.ts'

/** `asks`: the server wants to know whether it is meant. */
export type EntryState = 'waiting' | 'refused' | 'asks'

export type StoredEntry = {
  id: string
  who: string
  kind: string
  /** UTC. */
  madeOn: string
  state: EntryState
  sealed: Sealed
}

interface Stores extends DBSchema {
  /** By user name. */
  keys: { key: string; value: CryptoKey }
  things: { key: [who: string, name: string]; value: Sealed }
  entries: { key: string; value: StoredEntry; indexes: { who: string } }
}

const name = 'estia-kept'
export type KeptDb = IDBPDatabase<Stores>

let opened: Promise<KeptDb> | undefined

export function openKept(): Promise<KeptDb> {
  opened ??= openDB<Stores>(name, 1, {
    upgrade(db) {
      db.createObjectStore('keys')
      db.createObjectStore('things')
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('who', 'who')
    },
    // Another tab has a newer version, or the browser closed it: it is opened anew when needed.
    blocking: closeKept,
    terminated: closeKept,
  })
  opened.catch(() => (opened = undefined))
  return opened
}

function closeKept(): void {
  void opened?.then((db) => db.close())
  opened = undefined
}

/** For tests: closes and deletes it. */
export async function deleteKept(): Promise<void> {
  closeKept()
  await deleteDB(name)
}

/** What one person keeps here. */
export class Keeper {
  readonly who: string
  private readonly key: CryptoKey
  private isDropped = false

  private constructor(who: string, key: CryptoKey) {
    this.who = who
    this.key = key
  }

  /** Without the key here, `askForKey` fetches it; rejects if that fails. */
  static async open(who: string, askForKey: () => Promise<string>): Promise<Keeper> {
    const db = await openKept()
    const known = await db.get('keys', who)
    if (known) return new Keeper(who, known)
    const keeper = new Keeper(who, await sealingKey(await askForKey()))
    await keeper.storeKey()
    return keeper
  }

  /** The end of a session took the key from the store: a later page needs it to open without a connection. */
  async storeKey(): Promise<void> {
    if (this.isDropped) return
    await (await openKept()).put('keys', this.key, this.who)
  }

  /** From now on it stores nothing: what is on its way must not come back after it was forgotten. */
  drop(): void {
    this.isDropped = true
  }

  async put(thing: string, value: unknown): Promise<void> {
    const sealed = await seal(this.key, thing, value)
    if (this.isDropped) return
    await (await openKept()).put('things', sealed, [this.who, thing])
  }

  /** Undefined if there is none, or the key is another one. */
  async get<T>(thing: string): Promise<T | undefined> {
    const sealed = await (await openKept()).get('things', [this.who, thing])
    return sealed && unseal<T>(this.key, thing, sealed).catch(() => undefined)
  }

  async putEntry(entry: Omit<StoredEntry, 'who' | 'sealed'>, content: unknown): Promise<void> {
    const sealed = await seal(this.key, entry.id, content)
    const db = await openKept()
    const writing = db.transaction('entries', 'readwrite', { durability: 'strict' })
    await Promise.all([writing.store.put({ ...entry, who: this.who, sealed }), writing.done])
  }

  async removeEntry(id: string): Promise<void> {
    await (await openKept()).delete('entries', id)
  }

  /** The oldest first; without those that another key sealed, which stay. */
  async entries<T>(): Promise<(StoredEntry & { content: T })[]> {
    const stored = await (await openKept()).getAllFromIndex('entries', 'who', this.who)
    const read = await Promise.all(
      stored.map(async (entry) =>
        unseal<T>(this.key, entry.id, entry.sealed).then(
          (content) => [{ ...entry, content }],
          () => [],
        ),
      ),
    )
    return read.flat().toSorted((one, other) => one.madeOn.localeCompare(other.madeOn))
  }
}
