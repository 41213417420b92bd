import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'help.task.find': 'Βρείτε αμέσως ό,τι θέλετε',
  'help.task.call': 'Τηλεφωνεί πελάτης',
  'help.task.property': 'Καταχώριση και δημοσίευση ακινήτου',
  'help.task.photos': 'Φωτογραφίες ακινήτου',
  'help.task.selection': 'Βρείτε ακίνητα για μια ζήτηση και στείλτε τα',
  'help.task.viewing': 'Υπόδειξη: προγραμματισμός και αποτέλεσμα',
  'help.task.key': 'Παράδοση και επιστροφή κλειδιού',
  'help.task.deal': 'Συμφωνία: από την προσφορά ως την αμοιβή',
  'help.task.letters': 'E-mail σε πελάτες με πρότυπα',
  'help.task.tasks': 'Εργασίες, υπενθυμίσεις και ημερολόγιο στο κινητό',
  'help.task.stay': 'Καταχώριση κράτησης',
  'help.task.stayCalendars': 'Ημερολόγια Booking και Airbnb, τιμές ανά περίοδο',
  'help.task.payments': 'Καταχώριση πληρωμών και αποστολή εξόδου για έγκριση',
  'help.task.ownStatement': 'Η κατάστασή σας και τα έξοδα προς έγκριση',
  'help.task.importFile': 'Εισαγωγή αρχείου Excel',
  'help.task.duplicates': 'Διπλές καταχωρίσεις',
  'help.task.undo': 'Επαναφορά όσων διαγράφηκαν ή άλλαξαν',
  'help.task.exportAll': 'Εξαγωγή και αντίγραφα ασφαλείας',
  'help.task.site': 'Ο δημόσιος ιστότοπος και τα αιτήματά του',
  'help.task.portals': 'Αποστολή ακινήτων σε πύλες',
  'help.task.colleague': 'Πρόσκληση συναδέλφου και ρόλοι',
  'help.task.mail': 'Σύνδεση του e-mail του γραφείου',
  'help.task.settings': 'Προσαρμογή του Estia στο γραφείο σας',
  'help.task.security': 'Κωδικός, δεύτερο βήμα και συσκευές',
}
