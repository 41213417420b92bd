import type { Backend } from '#base/backend/backend.ts'

/**
 * Starts the publication job after an object was saved, if publication is requested; the job handles all objects that
 * are due. The request does not wait for it. If the job cannot be sent, the one of the next minute finds the object.
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
