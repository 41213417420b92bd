import type { Backend } from '#base/backend/backend.ts'

/**
 * Has a saved object checked at once if it is to be on the site, with all others that are due. Whoever saved does not wait for it,
 * and when it cannot be sent the object is found by the job of the next minute.
 */
export function askToPublish(
  { jobs, log }: Pick<Backend, 'jobs' | 'log'>,
  { id, publishRequested }: { id: number; publishRequested: boolean },
): void {
  if (!publishRequested) return
  jobs.send('publishObject').catch((error: unknown) => {
    log.warn({ err: error, id }, 'publication waits for the next minute')
  })
}
