import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'accounts.merge': 'Συγχώνευση',
  'accounts.merge.hint': 'Επιλέξτε 2 επαφές και πατήστε το κουμπί «Συγχώνευση»',
  'accounts.merge.title': 'Συγχώνευση επαφών',
  'accounts.merge.field': 'Πεδίο',
  'accounts.merge.keeps': 'Επαφή που παραμένει',
  'accounts.merge.goes': 'Διπλότυπη επαφή',
  'accounts.merge.explain':
    'Επιλέξτε ποια τιμή παραμένει σε κάθε γραμμή. Ό,τι ανήκει στη διπλότυπη επαφή μεταφέρεται στην επαφή που παραμένει.',
  'accounts.merge.same': 'Ίδια τιμή',
  'accounts.merge.differs': 'Διαφορετική τιμή',
  'accounts.merge.noValue': 'κενό',
  'accounts.merge.sameAccount': 'Πρόκειται ήδη για την ίδια επαφή.',
  'accounts.merge.both': 'Και τα δύο: {{value}}',
  'accounts.merge.lastLook': 'Μια τελευταία ματιά',
  'accounts.merge.moves':
    'Η επαφή {{duplicate}} ενσωματώνεται στην επαφή {{kept}}: μεταφέρονται τα ακίνητα, οι ζητήσεις, οι ενέργειες, τα αρχεία και όλα τα άλλα, και η παλιά διεύθυνσή της οδηγεί στην επαφή {{kept}}.',
  'accounts.merge.becomes': 'Η επαφή {{kept}} θα έχει στη συνέχεια:',
  'accounts.merge.toNotes':
    'Για τα παρακάτω δεν υπάρχει πλέον χώρος και θα μεταφερθούν στις σημειώσεις: {{values}}',
  'accounts.merge.linkInNotes': 'Ακίνητο {{number}}, από τη συγχωνευμένη επαφή {{name}}: {{link}}',
  'accounts.merge.linkJoins':
    'Ακίνητο {{number}}: οι συνδέσεις και των δύο γίνονται μία: {{kept}}, και από την επαφή {{name}}: {{gone}}',
  'accounts.merge.linkToNotes':
    'Το ακίνητο {{number}} συνδέεται με μια επαφή μόνο μία φορά. Μένει «{{kept}}»· το «{{gone}}» της επαφής {{name}} πηγαίνει στις σημειώσεις.',
  'accounts.merge.endsSignIn': 'Η επαφή {{name}} δεν θα μπορεί πλέον να συνδεθεί στο σύστημα.',
  'accounts.merge.back': 'Πίσω',
  'accounts.merge.undo': 'Αναίρεση της συγχώνευσης με {{name}} ({{date}})',
  'accounts.merge.note':
    'Η επαφή {{name}} συγχωνεύτηκε με αυτήν στις {{date}}. Αναιρείται από το μενού.',
  'accounts.merge.undone': 'Η επαφή {{name}} είναι και πάλι ξεχωριστή.',
  'accounts.merge.done': 'Οι επαφές συγχωνεύτηκαν στην επαφή {{name}}.',
  'accounts.merge.wrongNumber_one':
    'Επιλέξατε {{count}} επαφή. Παρακαλούμε επιλέξτε 2 επαφές για συγχώνευση!',
  'accounts.merge.wrongNumber_other':
    'Επιλέξατε {{count}} επαφές. Παρακαλούμε επιλέξτε 2 επαφές για συγχώνευση!',
}
