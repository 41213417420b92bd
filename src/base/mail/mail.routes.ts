import { mailJob } from '#kit/mail/mailJob.ts'
import { clearAccepted } from '#base/bounces/bounces.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { tellUndelivered } from './tellUndelivered.store.ts'

/** Defines no endpoints, only the job that sends the mail of all features. */
export const mailRoutes = (backend: Backend): void =>
  mailJob(backend, {
    tell: (tx, mail) => tellUndelivered(tx, mail, backend),
    clear: clearAccepted,
  })
