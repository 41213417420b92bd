import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.answers': 'Απαντήσεις με e-mail',
  'order.answer.hint':
    'Φυλάξτε το μήνυμα με το οποίο ο πελάτης επιβεβαιώνει την εντολή: αποθηκεύστε το από το πρόγραμμα e-mail ως αρχείο (.eml) και σύρετέ το εδώ.',
  'order.answer.choose': 'Επιλογή μηνύματος',
  'order.answer.limit': '.eml, έως {{megabytes}} MB',
  'order.answer.kept': 'Η απάντηση φυλάχθηκε μαζί με την εντολή.',
  'order.answer.from': '{{from}}, {{date}}',
  'order.answer.ofParty': '{{party}} ({{from}}), {{date}}',
  'order.answer.stranger': 'Δεν είναι διεύθυνση κάποιου μέρους αυτής της εντολής.',
  'order.answer.file': 'Το μήνυμα όπως ήρθε (.eml)',
  'order.answer.proven':
    'Αποδεδειγμένο: η υπογραφή του {{domain}} δείχνει ότι το μήνυμα στάλθηκε από τον τομέα αυτής της διεύθυνσης και δεν αλλοιώθηκε.',
  'order.answer.partly':
    'Εν μέρει αποδεδειγμένο: η υπογραφή του {{domain}} καλύπτει μόνο την αρχή του μηνύματος.',
  'order.answer.otherDomain':
    'Δεν αποδεικνύεται ποιος το έγραψε: η υπογραφή είναι του {{domain}}, όχι του τομέα του αποστολέα.',
  'order.answer.noKey':
    'Δεν αποδεικνύεται: το κλειδί του {{domain}} δεν υπάρχει στο DNS ή δεν υπάρχει πια.',
  'order.answer.failed':
    'Δεν αποδεικνύεται: η υπογραφή του {{domain}} δεν ταιριάζει. Το μήνυμα αλλοιώθηκε ή το αρχείο δεν είναι το μήνυμα όπως ήρθε.',
  'order.answer.unsigned': 'Δεν αποδεικνύεται: το μήνυμα δεν έχει υπογραφή του διακομιστή του.',
  'order.answer.notCheckable':
    'Δεν ελέγχεται: επί μία εβδομάδα το DNS δεν έδωσε το κλειδί του {{domain}}. Το μήνυμα φυλάσσεται όπως ήρθε· όποιος βρει το κλειδί μπορεί να το ελέγξει.',
  'order.answer.unchecked':
    'Δεν έγινε έλεγχος: το DNS δεν έδωσε το κλειδί του {{domain}}. Η προσπάθεια επαναλαμβάνεται για μία εβδομάδα.',
}
