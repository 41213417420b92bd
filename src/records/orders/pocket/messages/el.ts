import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'pocket.title': 'Υποδείξεις χωρίς σύνδεση',
  'pocket.givenOn': 'Ενημερώθηκε στις {{on}}.',
  'pocket.kept': 'Ανοίγει σε αυτή τη συσκευή και χωρίς σύνδεση.',
  'pocket.notKept': 'Αυτό το πρόγραμμα περιήγησης δεν τις κρατά: χωρίς σύνδεση δεν ανοίγουν.',
  'pocket.nothingHere':
    'Δεν υπάρχει ακόμη τίποτα σε αυτή τη συσκευή. Ανοίξτε τη σελίδα μία φορά με σύνδεση.',
  'pocket.old': 'Είναι από τις {{day}}. Ανανεώστε τις όπου υπάρχει σύνδεση.',
  'pocket.noTemplate':
    'Δεν μπορεί να υπογραφεί εντολή: πρώτα πρέπει ένας διαχειριστής να εγκρίνει κείμενο εντολής υπόδειξης.',
  'pocket.agencyNotReady':
    'Δεν μπορεί να υπογραφεί εντολή: λείπει ο ΑΦΜ ή ο αριθμός ΓΕΜΗ του γραφείου στις Ρυθμίσεις → Γραφείο.',
  'pocket.today': 'Σήμερα',
  'pocket.tomorrow': 'Αύριο',
  'pocket.none': 'Καμία υπόδειξη σήμερα ή αύριο',
  'pocket.noneText':
    'Εδώ εμφανίζονται οι υποδείξεις που σας έχουν ανατεθεί, με πρόσωπα, διευθύνσεις και κλειδιά.',
  'pocket.noClient': 'Χωρίς πελάτη',
  'pocket.call': 'Κλήση',
  'pocket.sign': 'Υπογραφή εντολής',
  'pocket.covered': 'Έχει εντολή',
  'pocket.uncovered': 'Χωρίς εντολή',
  'pocket.keyHere': 'Το κλειδί είναι στο γραφείο',
  'pocket.keyOut': 'Το κλειδί έχει: {{name}}',
  'pocket.order.title': 'Εντολή υπόδειξης',
  'pocket.order.gone': 'Η υπόδειξη αυτή δεν είναι στις δικές σας για σήμερα και αύριο.',
  'pocket.order.back': 'Πίσω στις υποδείξεις',
  'pocket.order.change': 'Αλλαγή στοιχείων',
  'pocket.order.read': 'Για ανάγνωση και υπογραφή',
  'pocket.order.somebodyElse': 'Υπογράφει άλλος',
  'pocket.order.months': 'Διάρκεια, μήνες',
  'pocket.order.until': 'έως {{until}}',
  'pocket.order.secondLanguage': 'Δίπλα',
  'pocket.order.withdrawal': 'Ο πελάτης μπορεί να υπαναχωρήσει μέσα σε {{days}} ημέρες.',
  'pocket.party.name': 'Ονοματεπώνυμο',
  'pocket.party.taxNumber': 'ΑΦΜ',
  'pocket.party.identityDocument': 'Έγγραφο ταυτότητας',
  'pocket.party.address': 'Διεύθυνση',
  'pocket.party.phone': 'Τηλέφωνο',
  'pocket.party.email': 'E-mail',
  'pocket.required': 'Συμπληρώστε το πεδίο.',
  'pocket.noObjects': 'Επιλέξτε τουλάχιστον ένα ακίνητο.',
  'pocket.noNumber': 'Δεν είναι δυνατός αριθμός.',
  'pocket.noFee': 'Συμπληρώστε την αμοιβή: ποσοστό ή ποσό.',
  'pocket.noRoom':
    'Η συσκευή δεν έχει πια χώρο. Ελευθερώστε χώρο πριν υπογράψει ο πελάτης: αλλιώς η εντολή κρατιέται μόνο όσο μένει ανοιχτή αυτή η σελίδα.',
  'pocket.entry': 'Εντολή υπόδειξης: {{name}}',
  'pocket.signed':
    'Υπογράφηκε και κρατιέται σε αυτή τη συσκευή. Θα σταλεί μόνη της μόλις υπάρξει σύνδεση και τότε θα πάρει αριθμό.',
  'pocket.arrived': 'Αποθηκεύτηκε ως {{number}}.',
  'pocket.open': 'Άνοιγμα εντολής',
}
