// Each user's own settings of reminders.
import { z } from 'zod'
import { get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Whether reminders are also sent by e-mail. */
const ownReminders = z.strictObject({ mails: z.boolean() })
export type OwnReminders = z.output<typeof ownReminders>

export const remindersApi = {
  getOwnReminders: get('/api/UserSettings/Reminders', {
    may: staff,
    shows: ['ownReminders'],
    answer: ownReminders,
  }),
  setOwnReminders: post('/api/UserSettings/Reminders', {
    may: staff,
    changes: ['ownReminders'],
    body: ownReminders,
    answer: ownReminders,
  }),
}
