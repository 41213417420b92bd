import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.answer.noMail':
    'Αυτό το αρχείο δεν είναι μήνυμα e-mail. Αποθηκεύστε την απάντηση από το πρόγραμμα e-mail ως αρχείο (.eml) και επιλέξτε το.',
  'order.answer.noSender': 'Αυτό το μήνυμα δεν αναφέρει έναν αποστολέα με διεύθυνση.',
  'order.answer.headers':
    'Αυτό το μήνυμα έχει στην κεφαλίδα περισσότερες γραμμές από κάθε πραγματικό μήνυμα.',
  'order.answer.signatures':
    'Αυτό το μήνυμα έχει περισσότερες υπογραφές από κάθε πραγματικό μήνυμα.',
  'order.answer.tooMuch':
    'Οι απαντήσεις αυτής της εντολής ξεπερνούν μαζί τα 60 MB, οπότε δεν μπορεί να φυλαχθεί άλλη.',
}
