import type { Backend } from '#base/backend/backend.ts'
import { checkedFields } from './publishGate.ts'

const concerned = new Set<string>([
  ...checkedFields,
  // The type follows the sub-type.
  'objectSubTypeId',
  'publishRequested',
  'imagesNew',
  'imagesExisting',
])

type Saved = { id: number; published: boolean; publishRequested: boolean }

/**
 * Starts the publication job after an object was saved, if publication is requested; the job handles all objects that
 * are due. A published one is not due if the `saved` fields are not among those that are checked. The request does not
 * wait for the job. If the job cannot be sent, the one of the next minute finds the object.
 */
export function askToPublish(
  { jobs, log }: Pick<Backend, 'jobs' | 'log'>,
  { id, published, publishRequested }: Saved,
  saved?: readonly string[],
): void {
  if (!publishRequested) return
  if (published && saved && !saved.some((name) => concerned.has(name))) return
  jobs.send('publishObject').catch((error: unknown) => {
    log.warn({ err: error, id }, 'publication waits for the next minute')
  })
}
