// Creates reminders every hour of the working day; each run makes up for missed ones.
import { agencyToday } from '#kit/clock.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { remindOfAll } from './remind.store.ts'

type JobOptions = Pick<Backend, 'jobs' | 'db' | 'log' | 'translate' | 'publicUrl' | 'agency'>

export function reminderJobs({ jobs, db, log, ...options }: JobOptions): void {
  const remind = async () => {
    const count = await remindOfAll(db, agencyToday(), options)
    if (count === 0) return
    log.info({ made: count }, 'made reminders')
    sendMailSoon({ jobs, log })
  }
  jobs.define('remind', remind, { oneWaiting: true })
  jobs.schedule('remind', '5 7-20 * * *')
}
