import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'mailTemplate.unknownField': 'Το πεδίο {{field}} δεν υπάρχει. Χρησιμοποιήστε τα πεδία εισαγωγής.',
  'mailTemplate.twice': 'Το ίδιο πρόσωπο αναφέρεται δύο φορές.',
  'mailTemplate.changed':
    'Τα στοιχεία του παραλήπτη {{name}} άλλαξαν στο μεταξύ. Δείτε ξανά τα e-mail· δεν στάλθηκε τίποτα.',
  'mailTemplate.rewritten':
    'Το κείμενο για {{name}} δεν είναι πια του προτύπου και θεωρείται διαφημιστικό, ενώ δεν υπάρχει συγκατάθεση για ενημερώσεις. Δεν στάλθηκε τίποτα.',
  'mailTemplate.sentTo': 'E-mail προς {{to}}: {{subject}}',
  'unsubscribe.inMail': 'Δεν θέλετε πλέον τέτοια μηνύματα; Διαγραφή: {{link}}',
  'unsubscribe.ask': 'Διακοπή ενημερώσεων από {{agency}};',
  'unsubscribe.end': 'Διαγραφή',
  'unsubscribe.done': 'Η διαγραφή σας έγινε',
  'unsubscribe.doneText': 'Δεν θα σας στέλνουμε πλέον ενημερώσεις.',
  'unsubscribe.unknown': 'Ο σύνδεσμος δεν ισχύει',
  'unsubscribe.unknownText': 'Ανοίξτε τον όπως είναι στο e-mail ή γράψτε μας.',
}
