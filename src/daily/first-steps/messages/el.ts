import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'firstSteps.title': 'Πρώτα βήματα',
  'firstSteps.hint': 'Όσα ρυθμίζει ένα νέο γραφείο. Κάθε βήμα καταλαβαίνει μόνο του πότε έγινε.',
  'firstSteps.done': 'Έγιναν {{done}} από {{all}}',
  'firstSteps.all': 'Όλα τα βήματα',
  'firstSteps.skip': 'Παράλειψη',
  'firstSteps.skipNamed': 'Παράλειψη: {{name}}',
  'firstSteps.skipAll': 'Παράλειψη όλων',
  'firstSteps.skipAllQuestion': 'Να παραλειφθούν όλα τα ανοιχτά βήματα;',
  'firstSteps.skipAllText':
    'Φεύγουν από την αρχική σελίδα και μένουν στις Ρυθμίσεις → Πρώτα βήματα.',
  'firstSteps.takeUp': 'Επαναφορά',
  'firstSteps.takeUpNamed': 'Επαναφορά: {{name}}',
  'firstSteps.state.done': 'Έγινε',
  'firstSteps.state.open': 'Ανοιχτό',
  'firstSteps.state.skipped': 'Παραλείφθηκε',
  'firstSteps.agency': 'Το γραφείο σας',
  'firstSteps.agency.why':
    'Επωνυμία, τηλέφωνο ή e-mail και λογότυπο: εμφανίζονται στον ιστότοπο, στα μηνύματα και στα έγγραφα.',
  'firstSteps.agency.go': 'Συμπλήρωση',
  'firstSteps.languages': 'Γλώσσες',
  'firstSteps.languages.why':
    'Ποιες γλώσσες προσφέρει ο ιστότοπος και πώς λέγεται το γραφείο σε καθεμία.',
  'firstSteps.languages.go': 'Επιλογή',
  'firstSteps.mail': 'Αλληλογραφία',
  'firstSteps.mail.why':
    'Ο διακομιστής από τον οποίο φεύγουν τα μηνύματα σε πελάτες και συνεργάτες. Ως τότε μένουν στον δίσκο αυτού του διακομιστή.',
  'firstSteps.mail.go': 'Σύνδεση',
  'firstSteps.colleague': 'Ένας συνεργάτης',
  'firstSteps.colleague.why': 'Λαμβάνει μήνυμα με σύνδεσμο και επιλέγει μόνος του τον κωδικό του.',
  'firstSteps.colleague.go': 'Πρόσκληση',
  'firstSteps.property': 'Το πρώτο ακίνητο',
  'firstSteps.property.why':
    'Καταχωρίστε ένα, ή φέρτε από αρχείο τα πρόσωπα και τα ακίνητα άλλου προγράμματος.',
  'firstSteps.property.go': 'Προσθήκη ακινήτου',
  'firstSteps.property.import': 'Εισαγωγή από αρχείο',
  'firstSteps.publish': 'Ο ιστότοπος',
  'firstSteps.publish.why':
    'Δημοσιεύστε ένα ακίνητο: σε ένα λεπτό φαίνεται στον ιστότοπό σας σε κάθε γλώσσα.',
  'firstSteps.publish.go': 'Δημοσίευση',
  'firstSteps.portal': 'Μια πύλη ακινήτων',
  'firstSteps.portal.why':
    'Αρχείο με τα δημοσιευμένα ακίνητά σας, που οι πύλες διαβάζουν μόνες τους.',
  'firstSteps.portal.go': 'Προσθήκη πύλης',
  'firstSteps.backup': 'Αντίγραφα ασφαλείας',
  'firstSteps.backup.why':
    'Όποιος διαχειρίζεται τον διακομιστή ορίζει τη θέση τους (BACKUP_URL). Έπειτα κάθε αλλαγή φυλάσσεται σε δευτερόλεπτα και κάθε νύχτα δοκιμάζεται μια επαναφορά.',
  'firstSteps.backup.go': 'Κατάσταση',
  'firstSteps.secondFactor': 'Δεύτερο βήμα σύνδεσης για εσάς',
  'firstSteps.secondFactor.why':
    'Κλειδί πρόσβασης ή εφαρμογή με κωδικούς: ένας κλεμμένος κωδικός δεν αρκεί για να μπει κανείς.',
  'firstSteps.secondFactor.go': 'Ρύθμιση',
  'firstSteps.demo': 'Θέλετε να δείτε πρώτα ένα γεμάτο γραφείο;',
  'firstSteps.demoText':
    'Όποιος διαχειρίζεται τον διακομιστή μπορεί να ξεκινήσει δίπλα το δοκιμαστικό γραφείο, με δικά του δεδομένα. Τα δικά σας δεν αλλάζουν:',
}
