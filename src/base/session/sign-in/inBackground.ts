import type { Backend } from '#base/backend/backend.ts'

/** Does something after the answer has gone, and beside others. What fails is logged as `what`. */
export type Later = (what: string, work: () => Promise<unknown>) => void

/**
 * For what would tell by the time it takes whether an e-mail is a user's. A server that stops waits for
 * what is under way.
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
