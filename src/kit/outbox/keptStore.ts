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

const ofForms = 'form/'
/** Forms that are not finished: like what waits to be sent, they outlast the session. */
export const isForm = ([, thing]: readonly [who: string, thing: string]): boolean =>
  thing.startsWith(ofForms)
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

  /** False if everything was forgotten meanwhile. */
  async put(thing: string, value: unknown): Promise<boolean> {
    const sealed = await seal(this.key, thing, value)
    if (this.isDropped) return false
    const writing = (await openKept()).transaction('things', 'readwrite', { durability: 'strict' })
    await Promise.all([writing.store.put(sealed, [this.who, thing]), writing.done])
    return true
  }

  /** Undefined if there is none, or the key is another one. */
  async get<T>(thing: string): Promise<T | undefined> {
    const sealed = await (await openKept()).get('things', [this.who, thing])
    return sealed && unseal<T>(this.key, thing, sealed).catch(() => undefined)
  }

  /** What is typed into a form that is not finished; null: nothing any more. Resolves to whether it is stored. */
  async putForm(form: string, value: unknown): Promise<boolean> {
    if (value !== null) return this.put(ofForms + form, value)
    await (await openKept()).delete('things', [this.who, ofForms + form])
    return false
  }

  /** By name, what was typed into forms that are not finished. */
  async forms<T>(): Promise<Map<string, T>> {
    const keys = await (await openKept()).getAllKeys('things')
    const names = keys.flatMap((key) => (key[0] === this.who && isForm(key) ? [key[1]] : []))
    const found = new Map<string, T>()
    for (const name of names) {
      const value = await this.get<T>(name)
      if (value !== undefined) found.set(name.slice(ofForms.length), value)
    }
    return found
  }

  /** `finished`: the form that it was made in, which goes in the same moment. */
  async putEntry(
    entry: Omit<StoredEntry, 'who' | 'sealed'>,
    content: unknown,
    finished?: string,
  ): Promise<void> {
    const sealed = await seal(this.key, entry.id, content)
    const db = await openKept()
    const writing = db.transaction(['entries', 'things'], 'readwrite', { durability: 'strict' })
    await Promise.all([
      writing.objectStore('entries').put({ ...entry, who: this.who, sealed }),
      finished !== undefined &&
        writing.objectStore('things').delete([this.who, ofForms + finished]),
      writing.done,
    ])
  }

  /** `finished`: the form that it was made in, if there was no room to put the entry in its place. */
  async removeEntry(id: string, finished?: string): Promise<void> {
    await (await openKept()).delete('entries', id)
    if (finished !== undefined) await this.putForm(finished, null)
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
