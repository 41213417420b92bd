import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { reminderTexts } from './reminderTexts.ts'

export const reminders = parts({
  slots: {
    ReminderMails: () =>
      withTexts(import('./ReminderMails.tsx'), reminderTexts).then((all) => all.ReminderMails),
  },
})
