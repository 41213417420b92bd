// Loads a chunk of the application, and finds the reason if it cannot be loaded.
import { NoConnection } from '../../http/call.ts'

/** The page must be reloaded: the server has a newer version, or the browser has given up a chunk of this one. */
export class NewVersion extends Error {}

type Load = () => Promise<unknown>

const loaded = new WeakSet<Load>()
const givenUp = new WeakSet<Load>()

/**
 * Rejects with NoConnection, NewVersion, or an error of the chunk itself.
 *
 * Browsers remember a failed module import as long as the page lives, and never retry it (Chromium since 150). So if the browser
 * is offline, this asks the server first, which may be on this machine; and a module that failed before needs a page reload.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !isKept() && !loaded.has(load) && (await pageNow()) === undefined)
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

/** A service worker answers for chunks without a connection (app/worker). */
const isKept = (): boolean =>
  Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller)

async function reasonOf(failure: unknown, isGivenUp: boolean): Promise<Error> {
  const page = await pageNow()
  if (page === undefined) return new NoConnection('No connection', { cause: failure })
  const script = entryScript()
  if (isGivenUp || (script && !page.includes(script)))
    return new NewVersion('A newer version', { cause: failure })
  return failure instanceof Error ? failure : new Error(String(failure))
}

/** The current page of the server, or undefined. */
async function pageNow(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

// The name of the entry script has a hash of its content, so another name is another version.
const entryScript = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

const renewedFrom = 'renewedFrom'

/**
 * Reloads the page for the newer version. Returns false without doing anything if unsaved input would be lost, or if a reload was
 * tried before and led to the same version.
 */
export function reloadNewVersion(address: string = window.location.href): boolean {
  const script = entryScript() ?? ''
  if (isUnsaved() || sessionStorage.getItem(renewedFrom) === script) return false
  sessionStorage.setItem(renewedFrom, script)
  const here = new URL(address, window.location.href).href === window.location.href
  if (here) window.location.reload()
  else window.location.assign(address)
  return true
}

// Ask the beforeunload listeners as if the page were left.
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
