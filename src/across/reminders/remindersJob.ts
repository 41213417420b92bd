// When reminders are made: each hour of the working day, which makes up for hours that were missed.
import { agencyToday } from '#kit/clock.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { remindOfAll } from './remind.store.ts'

type Parts = Pick<Backend, 'jobs' | 'db' | 'log' | 'translate' | 'publicUrl' | 'agency'>

export function reminderJobs({ jobs, db, log, ...ways }: Parts): void {
  const remind = async () => {
    const made = await remindOfAll(db, agencyToday(), ways)
    if (made === 0) return
    log.info({ made }, 'made reminders')
    sendMailSoon({ jobs, log })
  }
  jobs.define('remind', remind, { oneWaiting: true })
  jobs.schedule('remind', '5 7-20 * * *')
}
