import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'season.title': 'Τιμές: {{object}}',
  'season.seasons': 'Περίοδοι τιμών',
  'season.none': 'Δεν υπάρχουν περίοδοι: κάθε διανυκτέρευση έχει τη συνήθη τιμή.',
  'season.usual': 'Εκτός περιόδων',
  'season.usualPrice': 'Συνήθης τιμή ανά διανυκτέρευση',
  'season.usualNone': 'Δεν έχει οριστεί',
  'season.usualEdit': 'Αλλαγή στο ακίνητο',
  'season.from': 'Πρώτη διανυκτέρευση',
  'season.till': 'Τελευταία διανυκτέρευση',
  'season.price': 'Τιμή ανά διανυκτέρευση',
  'season.minNights': 'Ελάχιστες διανυκτερεύσεις',
  'season.add': 'Προσθήκη περιόδου',
  'season.edit': 'Αλλαγή {{from}} – {{till}}',
  'season.remove': 'Αφαίρεση {{from}} – {{till}}',
  'season.removed': 'Η περίοδος {{from}} – {{till}} αφαιρέθηκε',
  'season.copyFrom': 'Αντιγραφή από το ακίνητο',
  'season.copy': 'Αντιγραφή',
  'season.copied':
    'Αντιγράφηκαν περίοδοι: {{copied}}. Δεν αντιγράφηκαν λόγω επικάλυψης: {{leftOut}}.',
  'quote.free': 'Ελεύθερο',
  'quote.taken': 'Κατειλημμένο',
  'quote.waits':
    'Επιλέξτε ακίνητο, ημέρα άφιξης και διανυκτερεύσεις για να δείτε διαθεσιμότητα και τιμή.',
  'quote.region': 'Διαθεσιμότητα και τιμή',
  'quote.reservation': '#{{number}} {{guest}}, {{from}} – {{till}}',
  'quote.block': 'Δεσμευμένο {{from}} – {{till}}',
  'quote.blockNamed': 'Δεσμευμένο {{from}} – {{till}}: {{name}}',
  'quote.part': '{{from}} – {{till}}: {{nights}} × {{price}}',
  'quote.noPrice': 'χωρίς τιμή',
  'quote.total': 'Σύνολο βάσει τιμών: {{total}}',
  'quote.take': 'Χρήση {{total}} ως σύνολο',
  'quote.tooFew': 'Λιγότερες διανυκτερεύσεις από το ελάχιστο: {{least}}',
  'quote.tooMany': 'Περισσότερα άτομα από τη χωρητικότητα: {{sleeps}}',
  'quote.prices': 'Τιμές ανά περίοδο',
}
