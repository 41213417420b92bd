import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'reminders.title': 'Υπενθυμίσεις',
  'reminders.mails': 'Να λαμβάνω υπενθυμίσεις με e-mail',
  'reminders.mailsHint':
    'Για ενοίκια, μισθωτήρια και κλειδιά των ακινήτων που έχετε αναλάβει. Μέσα στην εφαρμογή θα τις βρείτε στις ειδοποιήσεις.',
}
