import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'mail.undelivered.source': 'E-mail που δεν παραδόθηκε',
  'mail.undelivered': 'Το e-mail «{{subject}}» προς {{to}} δεν παραδόθηκε.',
  'mail.undelivered.refused':
    'Ο διακομιστής αλληλογραφίας το απέρριψε οριστικά: δεν θα σταλεί ξανά.',
  'mail.undelivered.noAddress':
    'Δεν είναι διεύθυνση e-mail. Διορθώστε τη διεύθυνση και στείλτε το ξανά.',
  'mail.undelivered.tooManyTries':
    'Επί τρεις ημέρες κανένας διακομιστής αλληλογραφίας δεν το δέχτηκε: δεν θα σταλεί ξανά.',
  'mail.undelivered.said': 'Απάντηση του διακομιστή: {{said}}',
  'mail.undelivered.sender': 'Αποστολέας: {{sender}}',
  'mail.tooMany.source': 'Υπερβολικά πολλά e-mail',
  'mail.tooMany.alert':
    '{{name}}: προσπάθεια αποστολής περισσότερων e-mail από όσα επιτρέπονται σε έναν χρήστη μέσα σε λίγη ώρα. Τα επόμενα δεν στάλθηκαν.',
  'mail.tooMany.alertMailbox':
    '{{name}}: προσπάθεια αποστολής περισσότερων e-mail προς {{to}} από όσα επιτρέπονται μέσα σε λίγη ώρα. Τα επόμενα δεν στάλθηκαν.',
  'mail.tooMany.alertWhat': 'Στο ιστορικό του χρήστη φαίνεται τι στάλθηκε.',
  'mail.tooMany.person':
    'Έχετε στείλει όσα e-mail επιτρέπονται προς το παρόν σε έναν χρήστη. Αυτά μπορούν να σταλούν από {{at}} και μετά.',
  'mail.tooMany.mailbox':
    'Προς {{to}} έχουν σταλεί όσα e-mail επιτρέπονται προς το παρόν. Το επόμενο μπορεί να σταλεί από {{at}} και μετά.',
}
