// The service worker: answers for the application without a connection, for who works without one (kit/outbox/application.ts).
// It stands alone and imports nothing; the build fills in the files (vite.config.ts). It never answers for data, nor for links
// that were sent to others, and never reloads a page: an open page keeps the files of its own release.

type Files = {
  /** Of all that follows: another list is another release. */
  release: string
  /** What opens without a connection, stored before the worker takes over. */
  first: readonly string[]
  /** What else a page of this release may load. */
  rest: readonly string[]
}
declare const __FILES__: Files

type Extendable = { waitUntil: (promise: Promise<unknown>) => void }
type Fetching = Extendable & {
  request: Request
  respondWith: (answer: Promise<Response> | Response) => void
}
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
}
const scope = globalThis as unknown as Scope

const { release, first, rest } = __FILES__
const begin = 'estia-'
const own = `${begin}${release}`
/** An open page of the release before the last still finds its files. */
const keptReleases = 3
/** The page itself, and what it shows of the agency before anybody has signed in. */
const page = '/'
const facts = '/variant.json'

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
})
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldReleases(), scope.clients.claim()]))
})
scope.addEventListener('message', (event) => {
  // Each open page asks.
  if (event.data === 'rest')
    event.waitUntil((storing ??= storeRest().finally(() => (storing = undefined))))
  if (event.data === 'forget') {
    isForgotten = true
    event.waitUntil(dropAll())
  }
})
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request))
  else if (event.request.mode === 'navigate') {
    if (isScreen(url.pathname)) event.respondWith(pageOf(event.request))
  } else if (url.pathname === facts) event.respondWith(factsOf(event.request))
  else if (url.pathname === '/favicon.svg') event.respondWith(networkFirst(event.request))
})

async function install(): Promise<void> {
  const cache = await caches.open(own)
  await Promise.all([
    ...first.map((file) => store(cache, file)),
    // Not from the browser's cache, which may hold those of the release before.
    cache.add(new Request(page, { cache: 'reload' })),
    cache.add(new Request(facts, { cache: 'reload' })),
  ])
  // Nothing is taken from pages that are open: files are known by their content, and those of older releases stay.
  await scope.skipWaiting()
}

/** Files never change under their names, so one that is in any cache is not fetched again. */
async function store(cache: Cache, file: string): Promise<void> {
  const known = await caches.match(file)
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

let storing: Promise<void> | undefined

/** One after the other: nobody waits for them. */
async function storeRest(): Promise<void> {
  const cache = await caches.open(own)
  for (const file of rest) {
    if (isForgotten) return
    try {
      if (!(await cache.match(file))) await store(cache, file)
    } catch {
      return
    }
  }
}

async function dropOldReleases(): Promise<void> {
  const all = (await caches.keys()).filter((name) => name.startsWith(begin))
  // The oldest first, as they were made; the own one may have been made before.
  const others = all.filter((name) => name !== own)
  await Promise.all(others.slice(0, -(keptReleases - 1)).map((name) => caches.delete(name)))
}

const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Screens of those who signed in; a link that was sent to somebody opens from the server alone. */
const isScreen = (path: string): boolean =>
  !/\.\w+$/.test(path) &&
  !/^\/(api|site|order|invitation|payments\/approveexpense|resetpassword|healthz)(\/|$)/i.test(path)

/** The person signed out: this worker only ends with the last page, and stores nothing more until then. */
let isForgotten = false

async function dropAll(): Promise<void> {
  const all = (await caches.keys()).filter((name) => name.startsWith(begin))
  await Promise.all(all.map((name) => caches.delete(name)))
}

/** How long the server may take before the page on the phone opens instead: one bar of a network is as good as none. */
const patience = 4000

async function pageOf(request: Request): Promise<Response> {
  const kept = isForgotten ? undefined : await (await caches.open(own)).match(page)
  if (!kept) return fetch(request)
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience)
  })
  return Promise.race([fetch(request).catch(() => kept), late])
}

async function factsOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok && !isForgotten) await (await caches.open(own)).put(facts, answer.clone())
    return answer
  } catch (failure) {
    const kept = await caches.match(facts)
    if (kept) return kept
    throw failure
  }
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (failure) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw failure
  }
}
