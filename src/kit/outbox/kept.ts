// What this browser keeps for somebody who works without a connection, known before the store with its contents is opened: the
// first visit loads this file, and the rest only if something is kept.
import { createStore } from '../ui/store.ts'
import type { Store } from '../ui/store.ts'

/** How many entries wait for each person, by user name; 0 if only other things are kept. */
type Kept = Readonly<Record<string, number>>
const key = 'kept'

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {}
  } catch {
    return {}
  }
}

const store = createStore<Kept>('localStorage' in globalThis ? read() : {})
export const keptHere: Store<Kept> = store

/** Notes what is kept for a person; null: nothing any more. */
export function noteKept(who: string, waiting: number | null): void {
  const { [who]: before, ...others } = read()
  const next = waiting === null ? others : { ...others, [who]: waiting }
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // The store is full: this page knows it, and the next one opens the store itself.
  }
  if (before !== waiting || store.get()[who] !== waiting) store.set(next)
}

if ('window' in globalThis)
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(read())
  })

/** What a kind of entry becomes on the server. */
export type Sender = {
  /** Rejects with CallFailed or NoConnection. `again`: the person was asked, and wants it all the same. */
  send: (payload: unknown, again: boolean) => Promise<Sent>
}
/** What is shown of an entry that arrived. */
export type Sent = { text: string; href: string }

export type KeepingFor = {
  /** The person who is signed in, or null. */
  who: () => string | null
  /** Fetches their key: 32 bytes in base64. */
  askForKey: () => Promise<string>
  /** By kind of entry. */
  senders: Readonly<Record<string, () => Promise<Sender>>>
}

let turn = 0
/** Counts the sessions of this page. */
export const sessionTurn = (): number => turn
export const nextSession = (): void => void (turn += 1)

let keeping: KeepingFor | null = null
/** Call once, before anything is rendered. */
export const keepFor = (next: KeepingFor): void => void (keeping = next)
export const keepingFor = (): KeepingFor | null => keeping
