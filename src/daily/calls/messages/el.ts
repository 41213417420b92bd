import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'call.prompts': 'Κλήσεις και μηνύματα',
  'call.began.call': 'Κλήση στο {{phone}}',
  'call.began.WhatsApp': 'WhatsApp: {{phone}}',
  'call.began.Viber': 'Viber: {{phone}}',
  'call.isNoted': 'Καταγράφηκε στις ενέργειες, {{time}}',
  'call.isWaiting': 'Θα καταγραφεί μόλις υπάρξει σύνδεση',
  'call.outcome': 'Τι προέκυψε;',
  'call.minutes': 'Λεπτά',
  'call.save': 'Αποθήκευση',
  'call.sayNotReached': 'Δεν απάντησε',
  'call.dontNote': 'Να μην καταγραφεί',
  'call.close': 'Κλείσιμο· η καταγραφή μένει',
}
