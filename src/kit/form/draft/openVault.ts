// The vault of whoever is signed in at the moment.
import { Vault } from './keptDrafts.ts'

type Whose = {
  /** Who is signed in; null when nobody is. */
  who: () => string | null
  /** Asks for their key: 32 bytes in base64. */
  askForKey: () => Promise<string>
}

let whose: Whose | null = null
let opened: { who: string; vault: Promise<Vault | null> } | null = null
const page = Math.random().toString(36).slice(2)
const lockOf = (of: string) => `draft-page-${of}`

/** Call once, before the first form is shown. */
export function keepDraftsOf(next: Whose): void {
  whose = next
  // Held for as long as this page is open, so that others know.
  void locks()?.request(lockOf(page), () => new Promise(() => {}))
}

/** null where nothing can be kept: nobody is signed in, the key cannot be had, no encryption. */
export function openVault(): Promise<Vault | null> {
  const who = whose?.who()
  if (!whose || !who || !globalThis.isSecureContext) return Promise.resolve(null)
  if (opened?.who !== who) opened = { who, vault: open(whose) }
  return opened.vault
}

async function open({ askForKey }: Whose): Promise<Vault | null> {
  try {
    return await Vault.open(await askForKey(), { storage: localStorage, page, isOpen })
  } catch {
    opened = null
    return null
  }
}

async function isOpen(other: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? []
  return held.some(({ name }) => name === lockOf(other))
}

// Not every browser has them.
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined
