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
}
