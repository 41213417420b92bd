import { mailJob } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { tellUndelivered } from './tellUndelivered.store.ts'

/** No calls: the mail of all features is sent by one job. */
export const mailRoutes = (backend: Backend): void =>
  mailJob(backend, (tx, mail) => tellUndelivered(tx, mail, backend))
