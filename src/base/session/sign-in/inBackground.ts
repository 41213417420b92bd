import type { Backend } from '#base/backend/backend.ts'

/** Runs `work` without delaying the response. A failure is logged as `${what} failed`. */
export type Later = (what: string, work: () => Promise<unknown>) => void

/**
 * For work whose duration would reveal whether an e-mail is a user's. The server waits for running work
 * before it stops.
 */
export function inBackground({ http, log }: Pick<Backend, 'http' | 'log'>): Later {
  const underWay = new Set<Promise<unknown>>()
  http.addHook('onClose', async () => void (await Promise.all(underWay)))
  return (what, work) => {
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}
