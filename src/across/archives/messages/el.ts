import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'archive.title': 'Εξαγωγή',
  'archive.lead':
    'Ό,τι έχει το γραφείο σε ένα αρχείο ZIP: βιβλία Excel για ανάγνωση, όλες οι εγγραφές σε μορφή για προγράμματα, οι φωτογραφίες και τα έγγραφα. Περιέχεται και η περιγραφή κάθε πεδίου. Κωδικοί πρόσβασης και κλειδιά δεν περιέχονται ποτέ. Το έτοιμο αρχείο φυλάσσεται {{days}} ημέρες.',
  'archive.view': 'Εξαγωγή με αρχεία (ZIP)',
  'archive.all': 'Εξαγωγή όλων',
  'archive.leavePage':
    'Δημιουργείται στο παρασκήνιο: μπορείτε να φύγετε από τη σελίδα. Θα λάβετε ειδοποίηση όταν είναι έτοιμο.',
  'archive.earlier': 'Αρχεία',
  'archive.none': 'Δεν έγινε εξαγωγή τις τελευταίες ημέρες.',
  'archive.whole': 'Όλο το γραφείο',
  'archive.list.AccountList': 'Επαφές',
  'archive.list.OwnerList': 'Ιδιοκτήτες',
  'archive.list.ClientList': 'Πελάτες',
  'archive.list.ProfessionalList': 'Επαγγελματίες',
  'archive.list.PartnerList': 'Συνεργάτες',
  'archive.list.SourceList': 'Πηγές',
  'archive.list.EmployeList': 'Υπάλληλοι',
  'archive.list.ObjectList': 'Ακίνητα',
  'archive.list.LeadList': 'Ζητήσεις',
  'archive.list.ViewingList': 'Υποδείξεις',
  'archive.list.DealList': 'Συμφωνίες',
  'archive.list.ReservationList': 'Κρατήσεις',
  'archive.list.DocumentList': 'Έγγραφα',
  'archive.state.waiting': 'Σε αναμονή',
  'archive.state.making': 'Σε δημιουργία',
  'archive.state.ready': 'Έτοιμο',
  'archive.state.failed': 'Δεν δημιουργήθηκε',
  'archive.keptUntil': 'Φυλάσσεται έως {{until}}',
  'archive.missing':
    'Αρχεία που δεν διαβάστηκαν και λείπουν: {{count}}. Αναφέρονται στην περιγραφή.',
  'archive.download': 'Λήψη ({{size}} MB)',
  'archive.progress': 'Πρόοδος της εξαγωγής',
  'archive.deleteAsk': 'Να διαγραφεί αυτό το αρχείο;',
  'archive.tooMany':
    'Δημιουργούνται ήδη αρκετές εξαγωγές. Περιμένετε να ολοκληρωθεί μία από αυτές.',
  'archive.tooManyRecords': 'Η προβολή έχει πάνω από {{max}} εγγραφές.',
}
