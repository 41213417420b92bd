import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.mail.subject': '{{agency}}: υπογεγραμμένη εντολή αρ. {{number}}',
  'order.mail.text': 'Γεια σας {{name}},\n\nη εντολή αρ. {{number}} υπογράφηκε στις {{date}}.',
  'order.mail.longer': 'Παρατείνει την εντολή αρ. {{number}} έως {{until}}.',
  'order.mail.attached': 'Η υπογεγραμμένη εντολή επισυνάπτεται ως PDF. Παρακαλούμε φυλάξτε την.',
  'order.mail.tooLarge':
    'Η υπογεγραμμένη εντολή είναι πολύ μεγάλη για μήνυμα. Παρακαλούμε ζητήστε τη με την απάντησή σας.',
  'order.mail.answer':
    'Παρακαλούμε απαντήστε σε αυτό το μήνυμα με μία γραμμή, για παράδειγμα: «Έλαβα την εντολή αρ. {{number}} και συμφωνώ.» Φυλάσσουμε την απάντησή σας μαζί με την εντολή.',
  'order.mail.check': 'Έλεγχος γνησιότητας της εντολής',
  'order.mail.file': 'Εντολή {{number}}.pdf',
  'order.mail.ended.subject': '{{agency}}: η εντολή αρ. {{number}} λήγει στις {{day}}',
  'order.mail.ended.text':
    'Γεια σας {{name}},\n\nη εντολή αρ. {{number}} λήγει πρόωρα: τελευταία της ημέρα είναι η {{day}}. Για κάθε ερώτηση απαντήστε σε αυτό το μήνυμα.',
  'order.mail.withdrawn.subject': '{{agency}}: η εντολή αρ. {{number}} ανακλήθηκε',
  'order.mail.withdrawn.text':
    'Γεια σας {{name}},\n\nανακαλέσαμε την εντολή αρ. {{number}}. Δεν ισχύει και δεν χρειάζεται να την υπογράψετε. Για κάθε ερώτηση απαντήστε σε αυτό το μήνυμα.',
  'order.mail.noPaper': 'Το υπογεγραμμένο έγγραφο αυτής της εντολής δεν έχει φτιαχτεί ακόμη.',
  'order.mail.noMailbox':
    'Δεν υπάρχει διεύθυνση e-mail στην οποία να φτάνουν μηνύματα για αυτό το μέρος. Καταχωρίστε μία στον λογαριασμό.',
}
