import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'trash.label': 'Κάδος',
  'trash.text': 'Ό,τι διαγράφηκε μπορεί να επαναφερθεί για {{days}} ημέρες.',
  'trash.title': 'Διαγραμμένο',
  'trash.entity': 'Είδος',
  'trash.deletedOn': 'Διαγράφηκε στις',
  'trash.deletedBy': 'Διαγράφηκε από',
  'trash.restore': 'Επαναφορά',
  'trash.restoreOne': 'Επαναφορά: {{name}}',
  'trash.restored': 'Έγινε επαναφορά ({{kind}}): {{name}}',
  'trash.open': 'Άνοιγμα',
  'trash.everything': 'Όλα',
  'trash.search': 'Το όνομα περιέχει',
  'trash.empty': 'Ο κάδος είναι άδειος',
  'trash.emptyText': 'Ό,τι διαγράφετε θα βρίσκεται εδώ για {{days}} ημέρες.',
  'trash.withoutName': 'Χωρίς όνομα',
}
