import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'objectKey.backBeforeGiven': 'Το κλειδί δεν μπορεί να επιστράφηκε πριν παραδοθεί.',
  'objectKey.accountId': 'Παραδόθηκε σε',
  'objectKey.account': 'Παραδόθηκε σε',
  'objectKey.received': 'Παραλήφθηκε',
  'objectKey.givenAway': 'Παραδόθηκε',
  'objectKey.description': 'Περιγραφή',
  'objectKey.objectReferenceNumber': 'Ακίνητο',
  'objectKey.title': 'Κλειδιά',
  'objectKey.header': 'Κλειδί του ακινήτου #{{number}}',
  'objectKey.filter': 'Ο κωδικός αρχίζει από',
  'objectKey.filter.holder': 'Ποιος έχει το κλειδί',
  'objectKey.filter.anyState': 'Οποιαδήποτε',
  'objectKey.none': 'Δεν υπάρχουν ακόμη κλειδιά',
  'objectKey.noneText': 'Ένα κλειδί εμφανίζεται μόλις επιλεγεί «Υπάρχει κλειδί» στο ακίνητο.',
  'objectKey.noMatch': 'Κανένας κωδικός δεν αρχίζει έτσι',
  'objectKey.sameDates': 'Διαγράψτε μία από τις παραπάνω ημερομηνίες, αν είναι ίδιες',
  'objectKey.out': 'Εκτός γραφείου',
  'objectKey.overdue': 'Εκπρόθεσμο',
  'objectKey.atOffice': 'Στο γραφείο',
  'objectKey.state': 'Κατάσταση',
  'objectKey.edit': 'Επεξεργασία του κλειδιού #{{number}}',
  'objectKey.history': 'Ποιος είχε το κλειδί και πότε',
  'objectKey.noHistory': 'Το κλειδί δεν έχει δοθεί ακόμη σε κανέναν.',
  'objectKey.stillOut': 'δεν έχει επιστραφεί',
}
