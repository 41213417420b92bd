// The job that sends what is in the queue: looked at each minute, and at once after something came into it.
import type { QueryExecutorProvider } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Jobs } from '../jobs/jobs.ts'
import { mostTries, sendQueuedMail } from './mailQueue.ts'
import type { Mailer } from './mailer.ts'

type Parts = { jobs: Jobs; db: QueryExecutorProvider; mail: Mailer; log: FastifyBaseLogger }

export function mailJob({ jobs, db, mail, log }: Parts): void {
  jobs.define(
    'sendMail',
    async () => {
      await sendQueuedMail(db, mail, (error, id, tries) =>
        tries < mostTries
          ? log.warn({ err: error, id, tries }, 'a mail was not taken, and is sent again later')
          : log.error({ err: error, id, tries }, 'a mail was never taken, and is given up'),
      )
    },
    { oneWaiting: true },
  )
  jobs.schedule('sendMail', '* * * * *')
}

/** Nobody waits for it; what cannot be sent for now is in the queue. */
export const sendMailSoon = ({ jobs, log }: Pick<Parts, 'jobs' | 'log'>) =>
  void jobs.send('sendMail').catch((error: unknown) => {
    log.warn({ err: error }, 'mail waits for the next minute')
  })
