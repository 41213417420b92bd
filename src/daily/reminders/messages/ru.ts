import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'reminders.title': 'Напоминания',
  'reminders.mails': 'Присылать мне напоминания по почте',
  'reminders.mailsHint':
    'Об арендной плате, договорах и ключах объектов, которые вы ведёте. В самой программе они находятся среди оповещений.',
}
