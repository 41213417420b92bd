import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const reminderTexts = textsOf((language) => import(`./messages/${language}.ts`))

export const reminders = parts({
  slots: {
    ReminderMails: () =>
      withTexts(import('./ReminderMails.tsx'), reminderTexts).then((all) => all.ReminderMails),
  },
})
