import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { getOwnReminders, setOwnReminders } from './ownReminders.store.ts'
import { remindersApi } from './reminders.contract.ts'
import { reminderJobs } from './remindersJob.ts'

export function reminderRoutes(backend: Backend): void {
  const { http, db } = backend
  serve(http, remindersApi, {
    getOwnReminders: ({ actor }) => getOwnReminders(db, actor),
    setOwnReminders: ({ body, actor }) => setOwnReminders(db, body, actor),
  })
  reminderJobs(backend)
}
