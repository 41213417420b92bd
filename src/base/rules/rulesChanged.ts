import type { Backend } from '#base/backend/backend.ts'

/** Starts the job that checks published properties by the new rules; each night it runs anyway. The change does not wait for it. */
export function rulesChanged({ jobs, log }: Pick<Backend, 'jobs' | 'log'>): void {
  jobs.send('recheckPublished').catch((error: unknown) => {
    log.warn({ err: error }, 'published properties are checked by the changed rules next night')
  })
}
