import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'call.call': 'Κλήση στο {{phone}}',
  'call.lasted': 'Κλήση στο {{phone}}, {{minutes}} λεπ.',
  'call.notReached': 'Κλήση στο {{phone}}: δεν απάντησε',
  'call.WhatsApp': 'Άνοιξε το WhatsApp: {{phone}}',
  'call.Viber': 'Άνοιξε το Viber: {{phone}}',
  'call.notYours':
    'Δεν είναι κλήση που ξεκινήσατε εσείς. Πατήστε το εικονίδιο του τηλεφώνου για δική σας κλήση.',
}
