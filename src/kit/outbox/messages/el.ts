import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'outbox.waits': 'Δεν στάλθηκαν ακόμη από αυτή τη συσκευή: {{count}}.',
  'outbox.pause.noConnection': 'Δεν υπάρχει σύνδεση. Θα σταλεί μόλις υπάρξει.',
  'outbox.pause.signIn': 'Συνδεθείτε ξανά για να σταλεί.',
  'outbox.pause.server':
    'Ο διακομιστής δεν απαντά κανονικά. Η επόμενη προσπάθεια γίνεται σε τρία λεπτά.',
  'outbox.sending': 'Αποστέλλεται…',
  'outbox.sent': 'Αποθηκεύτηκε ως {{text}}: {{title}}',
  'outbox.needsYou': 'Χρειάζεται απάντησή σας.',
  'outbox.notStored':
    'Η συσκευή δεν έχει πια χώρο: αφήστε ανοιχτή αυτή τη σελίδα ώσπου να σταλεί ή αποθηκεύστε την ως αρχείο.',
  'outbox.show': 'Εμφάνιση',
  'outbox.title': 'Περιμένουν αποστολή',
  'outbox.text':
    'Στέλνονται μόνες τους. Ως τότε κρατήστε τη συσκευή και μη διαγράψετε τα δεδομένα του προγράμματος περιήγησης.',
  'outbox.state.waiting': 'Περιμένει',
  'outbox.state.sending': 'Αποστέλλεται',
  'outbox.state.refused': 'Απορρίφθηκε',
  'outbox.state.asks': 'Ερώτηση',
  'outbox.madeOn': 'Έγινε στις {{on}}',
  'outbox.sendNow': 'Προσπάθεια τώρα',
  'outbox.sendAllTheSame': 'Ναι, να σταλεί και αυτή',
  'outbox.saveAll': 'Αποθήκευση όλων ως αρχείο',
  'outbox.remove': 'Αφαίρεση',
  'outbox.removeText':
    'Να αφαιρεθεί το «{{title}}» από τη συσκευή; Ο διακομιστής δεν το έχει: θα χαθεί μαζί με την υπογραφή του.',
  'outbox.signIn': 'Σύνδεση',
  'outbox.fileName': 'den-stalthikan',
  'outbox.signOut':
    'Δεν στάλθηκαν ακόμη από αυτή τη συσκευή: {{count}}. Αν αποσυνδεθείτε, χάνονται.',
  'outbox.signOutAnyway': 'Αποσύνδεση και απώλεια',
  'outbox.stay': 'Παραμονή',
}
