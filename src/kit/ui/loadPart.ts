// Loads a piece of the application, and finds out why one could not be loaded.
import { NoConnection } from '../http/call.ts'

/** The server has a newer application, without the pieces of the one that is shown. */
export class NewVersion extends Error {}

/** Rejects with NoConnection, NewVersion, or whatever else went wrong in the piece itself. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    throw await reasonOf(failure)
  }
}

async function reasonOf(failure: unknown): Promise<Error> {
  const page = await pageNow()
  if (page === undefined) return new NoConnection('No connection', { cause: failure })
  const script = entryScript()
  if (script && !page.includes(script)) return new NewVersion('A newer version', { cause: failure })
  return failure instanceof Error ? failure : new Error(String(failure))
}

/** The page that the server gives who comes now; undefined where it gives none. */
async function pageNow(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

// Its name has a hash of all that it is made of, so another one is another version.
const entryScript = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

const renewedFrom = 'renewedFrom'

/**
 * Loads the newer application, at once and at this address. Answers false and does nothing where that
 * would lose something typed, or has been tried before and has led to the same version.
 */
export function renew(address: string = window.location.href): boolean {
  const script = entryScript() ?? ''
  if (isUnsaved() || sessionStorage.getItem(renewedFrom) === script) return false
  sessionStorage.setItem(renewedFrom, script)
  const here = new URL(address, window.location.href).href === window.location.href
  if (here) window.location.reload()
  else window.location.assign(address)
  return true
}

// Whoever would warn before the page is left is asked as if it were.
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
