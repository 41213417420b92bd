import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'bounce.noMailbox': 'E-mail επέστρεψε στις {{day}}: δεν υπάρχει τέτοιο γραμματοκιβώτιο.',
  'bounce.noDomain':
    'E-mail επέστρεψε στις {{day}}: κανένας διακομιστής δεν δέχεται e-mail για αυτή τη διεύθυνση.',
  'bounce.disabled': 'E-mail επέστρεψε στις {{day}}: το γραμματοκιβώτιο έχει κλείσει.',
  'bounce.full': 'E-mail επέστρεψε στις {{day}}: το γραμματοκιβώτιο είναι γεμάτο.',
  'bounce.delayed':
    'E-mail καθυστέρησε στις {{day}}: ο διακομιστής του παραλήπτη δεν το είχε δεχτεί ακόμη.',
  'bounce.other': 'E-mail επέστρεψε στις {{day}}. Η διεύθυνση ίσως είναι σωστή.',
  'bounce.file.marked.noMailbox': 'Σημειώθηκε: δεν υπάρχει τέτοιο γραμματοκιβώτιο.',
  'bounce.file.marked.noDomain':
    'Σημειώθηκε: κανένας διακομιστής δεν δέχεται e-mail για αυτή τη διεύθυνση.',
  'bounce.file.marked.disabled': 'Σημειώθηκε: το γραμματοκιβώτιο έχει κλείσει.',
  'bounce.file.marked.full':
    'Σημειώθηκε: το γραμματοκιβώτιο είναι γεμάτο. Τα e-mail στέλνονται εκεί κανονικά.',
  'bounce.file.marked.delayed':
    'Σημειώθηκε: το e-mail καθυστερεί. Τα e-mail στέλνονται εκεί κανονικά.',
  'bounce.file.marked.other':
    'Σημειώθηκε: το e-mail επέστρεψε, αλλά η διεύθυνση ίσως είναι σωστή. Τα e-mail στέλνονται εκεί κανονικά.',
  'bounce.file.known': 'Ήταν ήδη γνωστό: η σημείωση είναι εξίσου νέα ή λέει περισσότερα.',
  'bounce.file.policy':
    'Δεν σημειώθηκε: το e-mail απορρίφθηκε για άλλον λόγο και όχι για τη διεύθυνση, π.χ. για τον αποστολέα ή το περιεχόμενο.',
  'bounce.file.delivered': 'Δεν σημειώθηκε: το e-mail παραδόθηκε.',
  'bounce.file.noAddress': 'Δεν σημειώθηκε: δεν είναι διεύθυνση e-mail.',
  'bounce.file.unreadable':
    'Το αρχείο δεν διαβάζεται ως e-mail. Αποθηκεύστε την ειδοποίηση από το πρόγραμμα e-mail ως .eml.',
  'bounce.file.receipt': 'Είναι αποδεικτικό ανάγνωσης ενός e-mail και όχι ειδοποίηση επιστροφής.',
  'bounce.file.noReport':
    'Δεν είναι ειδοποίηση επιστροφής e-mail: δεν περιέχει αναφορά του διακομιστή.',
  'bounce.file.noRecipients': 'Η ειδοποίηση δεν αναφέρει κανέναν παραλήπτη.',
  'bounce.file.tooMany': 'Επιλέξτε το πολύ {{most}} αρχεία κάθε φορά.',
}
