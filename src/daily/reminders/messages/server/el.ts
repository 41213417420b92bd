import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'reminder.rent.source': 'Ενοίκιο',
  'reminder.rent': '{{object}}: το ενοίκιο (μισθωτής: {{name}}) πληρώνεται έως {{day}}.',
  'reminder.rent.amount':
    '{{object}}: το ενοίκιο (μισθωτής: {{name}}) πληρώνεται έως {{day}}: {{amount}}.',
  'reminder.tenancyEnds.source': 'Μίσθωση',
  'reminder.tenancyEnds': '{{object}}: η μίσθωση (μισθωτής: {{name}}) λήγει στις {{day}}.',
  'reminder.contractEnds.source': 'Μισθωτήριο',
  'reminder.contractEnds': '{{object}}: το μισθωτήριο (μισθωτής: {{name}}) λήγει στις {{day}}.',
  'reminder.keyOverdue.source': 'Κλειδιά',
  'reminder.keyOverdue':
    '{{object}}: το κλειδί δεν έχει επιστραφεί ακόμη (το έχει: {{name}}). Έπρεπε να επιστραφεί έως {{day}}.',
  'reminder.publishError.source': 'Δημοσίευση',
  'reminder.publishError': '{{object}}: δεν μπορεί να δημοσιευτεί.',
  'reminder.expense.source': 'Έξοδα',
  'reminder.expense': '{{name}}: το έξοδο λήγει στις {{day}} και δεν έχει πληρωθεί.',
  'reminder.expense.amount':
    '{{name}}: το έξοδο ύψους {{amount}} λήγει στις {{day}} και δεν έχει πληρωθεί.',
  'reminder.orderEnds.source': 'Εντολή',
  'reminder.orderEnds': '{{object}}: η εντολή ({{name}}) λήγει στις {{day}}.',
  'reminder.orderEnds.longer': 'Ανοίξτε την για παράταση: την υπογράφει ο εντολέας.',
  'reminder.orderEnds.newContract': 'Δεν παρατείνεται άλλο: χρειάζεται νέα σύμβαση.',
  'reminder.today': 'Είναι σήμερα.',
  'reminder.daysLeft_one': 'Απομένει {{count}} ημέρα.',
  'reminder.daysLeft_other': 'Απομένουν {{count}} ημέρες.',
  'reminder.daysSince_one': 'Έχει περάσει {{count}} ημέρα.',
  'reminder.daysSince_other': 'Έχουν περάσει {{count}} ημέρες.',
  'reminder.mail.one': '{{source}}: {{object}}, {{day}}',
  'reminder.mail.several_one': '{{source}}: {{count}} υπενθύμιση',
  'reminder.mail.several_other': '{{source}}: {{count}} υπενθυμίσεις',
  'reminder.mail.off':
    'Αν δεν θέλετε τέτοια μηνύματα, απενεργοποιήστε τα στις ρυθμίσεις σας: {{link}}',
}
