// Loads a piece of the application, and finds out why one could not be loaded.
import { NoConnection } from '../../http/call.ts'

/** The page has to be loaded anew: the server has a newer application, or the browser has given a piece of this one up. */
export class NewVersion extends Error {}

type Load = () => Promise<unknown>

const loaded = new WeakSet<Load>()
const givenUp = new WeakSet<Load>()

/**
 * Rejects with NoConnection, NewVersion, or whatever else went wrong in the piece itself.
 *
 * Browsers remember for as long as a page lives that a module could not be fetched, and never ask for it again
 * (Chromium does since 150). So where the browser knows of no network the server is asked first, which may be this very
 * machine, and what has failed before is loaded with a new page.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !loaded.has(load) && (await pageNow()) === undefined)
    throw new NoConnection('No connection')
  try {
    const part = await load()
    loaded.add(load)
    return part
  } catch (failure) {
    const isGivenUp = givenUp.has(load)
    givenUp.add(load)
    throw await reasonOf(failure, isGivenUp)
  }
}

async function reasonOf(failure: unknown, isGivenUp: boolean): Promise<Error> {
  const page = await pageNow()
  if (page === undefined) return new NoConnection('No connection', { cause: failure })
  const script = entryScript()
  if (isGivenUp || (script && !page.includes(script)))
    return new NewVersion('A newer version', { cause: failure })
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
