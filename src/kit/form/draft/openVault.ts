// The vault of the person who is signed in.
import { Vault } from './keptDrafts.ts'

type VaultOwner = {
  /** The person who is signed in, or null. */
  who: () => string | null
  /** Fetches their key: 32 bytes in base64. */
  askForKey: () => Promise<string>
}

let whose: VaultOwner | null = null
let opened: { who: string; vault: Promise<Vault | null> } | null = null
const page = Math.random().toString(36).slice(2)
const lockOf = (of: string) => `draft-page-${of}`

/** Call once, before the first form is shown. */
export function keepDraftsOf(next: VaultOwner): void {
  whose = next
  // A lock held while this page is open, so that other pages know.
  void locks()?.request(lockOf(page), () => new Promise(() => {}))
}

/** null if nothing can be stored: nobody is signed in, no key, or no encryption. */
export function openVault(): Promise<Vault | null> {
  const who = whose?.who()
  if (!whose || !who || !globalThis.isSecureContext) return Promise.resolve(null)
  if (opened?.who !== who) opened = { who, vault: open(whose) }
  return opened.vault
}

async function open({ askForKey }: VaultOwner): Promise<Vault | null> {
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

// Not all browsers support locks.
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined
