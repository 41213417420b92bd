import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'role.admin': 'Διαχειριστής',
  'role.employee': 'Υπάλληλος',
  'role.clientPayments': 'Πελάτης (μόνο πληρωμές)',
  'session.incorrect': 'Λανθασμένο e-mail ή κωδικός πρόσβασης',
  'session.passwordTooShort': 'Ο κωδικός πρόσβασης πρέπει να έχει τουλάχιστον {{min}} χαρακτήρες.',
  'session.passwordsShouldMatch': 'Οι κωδικοί πρόσβασης πρέπει να είναι ίδιοι',
  'session.codeNotValid':
    'Ο σύνδεσμος δεν ισχύει πλέον: έχει ήδη χρησιμοποιηθεί, έχει λήξει ή έχει σταλεί νεότερος. Παρακαλούμε ζητήστε νέο σύνδεσμο.',
  'session.unknownEmail': 'Κανένας λογαριασμός δεν έχει αυτό το e-mail.',
  'session.lastAdministrator':
    'Αυτός είναι ο μοναδικός διαχειριστής. Ορίστε πρώτα κάποιον άλλον ως διαχειριστή.',
  'session.resetMailSubject': 'Επαναφορά του κωδικού πρόσβασής σας στην Estia',
  'session.resetMailText':
    'Καλησπέρα σας,\n\nζητήθηκε επαναφορά του κωδικού πρόσβασης για τον χρήστη {{username}}. Για να ορίσετε νέο κωδικό, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ώρα:\n\n{{link}}\n\nΑν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα: ο κωδικός σας παραμένει ως έχει.\n\nEstia',
}
