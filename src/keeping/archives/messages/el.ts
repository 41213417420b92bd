import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'archive.title': 'Εξαγωγή',
  'archive.lead':
    'Ό,τι έχει το γραφείο σε ένα αρχείο ZIP: βιβλία Excel για ανάγνωση, όλες οι εγγραφές σε μορφή για προγράμματα, οι φωτογραφίες και τα έγγραφα. Περιέχεται και η περιγραφή κάθε πεδίου. Κωδικοί πρόσβασης και κλειδιά δεν περιέχονται ποτέ. Το έτοιμο αρχείο φυλάσσεται {{days}} ημέρες.',
  'archive.secrets':
    'Περιέχει και τις διευθύνσεις των ημερολογίων άλλων ιστοσελίδων (Airbnb, Booking.com …), ώστε να συνεχίσουν να διαβάζονται αλλού. Όποιος έχει μια τέτοια διεύθυνση μπορεί να διαβάσει το ημερολόγιο: φυλάξτε το αρχείο όπως ένα κλειδί.',
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
  'archive.failed':
    'Έγιναν τρεις προσπάθειες και απέτυχαν για λόγο του διακομιστή. Πατήστε «Δοκιμάστε ξανά»· αν αποτύχει και πάλι, δώστε τον αριθμό αναφοράς «archive {{id}}» σε όποιον φροντίζει το πρόγραμμα: με αυτόν το αρχείο καταγραφής του διακομιστή γράφει την αιτία.',
  'archive.keptUntil': 'Φυλάσσεται έως {{until}}',
  'archive.missing':
    'Αρχεία που δεν διαβάστηκαν και λείπουν: {{count}}. Αναφέρονται στην περιγραφή.',
  'archive.download': 'Λήψη ({{size}} MB)',
  'archive.progress': 'Πρόοδος της εξαγωγής',
  'archive.deleteAsk': 'Να διαγραφεί αυτό το αρχείο;',
  'archive.tooMany':
    'Ετοιμάζονται ήδη αρκετές δικές σας εξαγωγές. Περιμένετε να ολοκληρωθεί κάποια από αυτές.',
  'archive.tooManyRecords':
    'Η προβολή έχει πάνω από {{max}} εγγραφές. Περιορίστε το φίλτρο της ή εξαγάγετε ολόκληρο το γραφείο.',
  'arrival.title': 'Επαναφορά εξαγωγής',
  'arrival.lead':
    'Το αρχείο ZIP ολόκληρου του γραφείου, όπως εξήχθη εδώ ή σε άλλη εγκατάσταση, εισάγεται ξανά ολόκληρο, εφόσον εδώ υπάρχουν μόνο το προσωπικό και οι ρυθμίσεις σας. Κανείς δεν αποκτά έτσι πρόσβαση και τίποτα δεν αποστέλλεται σε κανέναν. Έως {{max}} GB.',
  'arrival.import': 'Τα φύλλα εργασίας και τα αρχεία άλλων προγραμμάτων εισάγονται από την ενότητα',
  'arrival.importLink': 'Εισαγωγή',
  'arrival.choose': 'Επιλογή του αρχείου ZIP',
  'arrival.sending': 'Αποστολή του αρχείου',
  'arrival.progress': 'Πρόοδος της επαναφοράς',
  'arrival.leavePage':
    'Μετά την αποστολή μπορείτε να αφήσετε τη σελίδα. Μια ειδοποίηση θα σας ενημερώσει όταν είναι όλα εδώ.',
  'arrival.ask':
    'Να εισαχθούν όλα από το {{name}}; Οι ρυθμίσεις του αντικαθιστούν τις ρυθμίσεις που υπάρχουν εδώ.',
  'arrival.state.waiting': 'Σε αναμονή',
  'arrival.state.working': 'Εισάγεται',
  'arrival.state.done': 'Εισήχθη',
  'arrival.state.refused': 'Απορρίφθηκε: τίποτα δεν άλλαξε',
  'arrival.state.failed': 'Απέτυχε: τίποτα δεν άλλαξε',
  'arrival.state.leaving': 'Αναιρείται',
  'arrival.state.gone': 'Αναιρέθηκε',
  'arrival.rows': 'Εγγραφές: {{count}}',
  'arrival.takeBack': 'Αναίρεση',
  'arrival.takeBackAsk':
    'Να διαγραφούν οριστικά όλα όσα ήρθαν με αυτό το αρχείο και να επανέλθουν οι ρυθμίσεις;',
  'arrival.forget': 'Αφαίρεση από τη λίστα',
  'arrival.forgetAsk': 'Να αφαιρεθεί αυτή η γραμμή;',
}
