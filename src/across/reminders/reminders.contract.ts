// What each person has set up about reminders for themselves.
import { z } from 'zod'
import { get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Whether reminders come by mail, too. */
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
