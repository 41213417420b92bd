import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'matchMail.subject_one': '{{agency}}: ένα ακίνητο που ταιριάζει σε αυτό που ζητάτε',
  'matchMail.subject_other': '{{agency}}: {{count}} ακίνητα που ταιριάζουν σε αυτό που ζητάτε',
  'matchMail.text_one':
    'Γεια σας,\n\nτο παρακάτω ακίνητο ταιριάζει σε αυτό που ζητάτε και είναι νέο ή έχει πλέον χαμηλότερη τιμή:',
  'matchMail.text_other':
    'Γεια σας,\n\nτα παρακάτω ακίνητα ταιριάζουν σε αυτό που ζητάτε και είναι νέα ή έχουν πλέον χαμηλότερη τιμή:',
  'matchMail.price.sale': '{{price}}',
  'matchMail.price.rent': '{{price}} τον μήνα',
  'matchMail.price.shortRent': '{{price}} τη βραδιά',
  'matchMail.cheaper': '{{price}} (πριν {{before}})',
  'matchMail.page': 'Φωτογραφίες και στοιχεία:',
  'matchMail.stop': 'Δεν θέλετε πλέον αυτά τα μηνύματα; Διακοπή: {{link}}',
  'matchMail.source': 'Αυτόματες προτάσεις ακινήτων',
  'matchMail.stopped':
    '{{name}}, ζήτηση #{{lead}}: δεν επιθυμεί πλέον μηνύματα για νέα ακίνητα. Η αποστολή διακόπηκε· ενεργοποιείται ξανά από τη ζήτηση.',
  'stopMatches.ask': 'Διακοπή μηνυμάτων για νέα ακίνητα;',
  'stopMatches.askText':
    '{{agency}}: σας γράφουμε όταν ένα ακίνητο που ταιριάζει σε αυτό που ζητάτε είναι νέο ή η τιμή του μειώνεται.',
  'stopMatches.end': 'Διακοπή μηνυμάτων',
  'stopMatches.done': 'Τα μηνύματα διακόπηκαν',
  'stopMatches.doneText':
    'Δεν θα σας γράφουμε πλέον αυτόματα για νέα ακίνητα. Αν τα θέλετε ξανά, ενημερώστε μας.',
  'stopMatches.unknown': 'Ο σύνδεσμος δεν ισχύει',
  'stopMatches.unknownText': 'Ανοίξτε τον όπως είναι στο e-mail ή γράψτε μας.',
}
