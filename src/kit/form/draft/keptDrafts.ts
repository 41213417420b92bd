// Stores unsaved input in the browser, so that it survives a reload, a crash and the end of a session. It is encrypted with a key
// that the server gives only to its author, so that the next person at this computer cannot read it. Browsers only encrypt with
// https (or on localhost); otherwise nothing is stored.
import type { Values } from './draftSnapshot.ts'
import { epochMs } from '../../clock.ts'

type Entry = Unsaved & { on: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Unsaved values, the names of picked records and places, and invalid texts. */
export type Unsaved = {
  values: Values
  called: Record<string, string>
  unread: Record<string, string>
}
/** The stored input for a record, and its storage keys. */
export type StoredDraft = Unsaved & { names: string[] }

const begin = 'draft/'
const longestKept = 30 * 24 * 60 * 60 * 1000
const algorithm = 'AES-GCM'

/** The stored drafts of one person. */
export class Vault {
  private readonly key: CryptoKey
  private readonly whose: string
  private readonly page: string
  private readonly storage: Store
  private readonly isOpen: (page: string) => Promise<boolean>
  /** The newest input per record; null: delete it. */
  private readonly waiting = new Map<string, Unsaved | null>()
  private writing: Promise<void> | null = null

  private constructor(key: CryptoKey, whose: string, options: VaultOptions) {
    this.key = key
    this.whose = whose
    this.page = options.page
    this.storage = options.storage
    this.isOpen = options.isOpen
  }

  /** `secret` is 32 bytes in base64. */
  static async open(secret: string, options: VaultOptions): Promise<Vault> {
    const bytes = fromBase64(secret)
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, [
      'encrypt',
      'decrypt',
    ])
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return new Vault(
      key,
      Array.from(digest.slice(0, 8), (each) => each.toString(16)).join(''),
      options,
    )
  }

  /** Resolves once the newest input is stored, or deleted if there is none. */
  keep(record: string, unsaved: Unsaved): Promise<void> {
    const typed = Object.keys({ ...unsaved.values, ...unsaved.unread })
    this.waiting.set(record, typed.length > 0 ? unsaved : null)
    this.writing ??= this.write().finally(() => (this.writing = null))
    return this.writing
  }

  /** The input for a record left by pages that are closed now, the newest value of each field. */
  async find(record: string): Promise<StoredDraft | null> {
    const found: ({ name: string } & Entry)[] = []
    for (const name of this.names()) {
      const [, whose, page, ...of] = name.split('/')
      if (whose !== this.whose || of.join('/') !== record) continue
      if (page === this.page || (await this.isOpen(page!))) continue
      const entry = await this.read(name)
      if (entry) found.push({ name, ...entry })
      else this.storage.removeItem(name)
    }
    found.sort((one, other) => one.on - other.on)
    if (found.length === 0) return null
    const values = Object.assign({}, ...found.map((each) => each.values)) as Values
    const called = Object.assign({}, ...found.map((each) => each.called)) as StoredDraft['called']
    const unread = Object.assign({}, ...found.map((each) => each.unread)) as StoredDraft['unread']
    return { values, called, unread, names: found.map(({ name }) => name) }
  }

  drop(names: readonly string[]): void {
    for (const name of names) this.storage.removeItem(name)
  }

  private async write(): Promise<void> {
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const [record, unsaved] = next
      this.waiting.delete(record)
      const name = `${begin}${this.whose}/${this.page}/${record}`
      const sealed = unsaved && (await this.seal({ on: epochMs(), ...unsaved }))
      // Input that was added meanwhile is newer.
      if (this.waiting.has(record)) continue
      if (sealed === null) this.storage.removeItem(name)
      else trySet(this.storage, name, sealed)
    }
  }

  private async seal(entry: Entry): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(entry))
    const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, this.key, plain)
    return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
  }

  private async read(name: string): Promise<Entry | null> {
    try {
      const [iv, sealed] = (this.storage.getItem(name) ?? '').split('.').map(fromBase64)
      const plain = await crypto.subtle.decrypt({ name: algorithm, iv: iv! }, this.key, sealed!)
      const entry = JSON.parse(new TextDecoder().decode(plain)) as Entry
      return epochMs() - entry.on > longestKept ? null : entry
    } catch {
      return null
    }
  }

  private names(): string[] {
    const all = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index))
    return all.filter((name) => name !== null && name.startsWith(begin)) as string[]
  }
}

type VaultOptions = {
  storage: Store
  /** Identifies this page load, whose own input is not offered to it. */
  page: string
  /** Whether the page that stored an entry is still open. */
  isOpen: (page: string) => Promise<boolean>
}

// If the storage is full, nothing more is stored, but the form works.
function trySet(storage: Store, name: string, text: string): void {
  try {
    storage.setItem(name, text)
  } catch {
    storage.removeItem(name)
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
