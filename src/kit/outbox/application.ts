// Keeps the application itself in the browser, so that it opens without a connection: a service worker (app/worker). Only for who
// works with it: it is off for everybody else, and goes when they sign out.

const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** The rest of a release, so that a page that stays open keeps working after a newer one. */
async function keepRest(): Promise<void> {
  const registration = await workers()?.getRegistration()
  registration?.active?.postMessage('rest')
}

const onNewWorker = (): void => void keepRest()

/** Resolves to whether the application opens without a connection now. */
export async function keepApplication(): Promise<boolean> {
  const container = workers()
  if (!container || !import.meta.env.PROD) return false
  try {
    // Also of a release that comes while the page is open.
    container.addEventListener('controllerchange', onNewWorker)
    await container.register('/worker.js', { updateViaCache: 'none' })
    await container.ready
    await keepRest()
    return true
  } catch {
    return false
  }
}

export async function forgetApplication(): Promise<void> {
  const registration = await workers()?.getRegistration()
  registration?.active?.postMessage('forget')
  await registration?.unregister()
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith('estia-')) await caches.delete(name)
}
