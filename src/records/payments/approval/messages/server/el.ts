import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'payments.approval.unknown':
    'Ο σύνδεσμος δεν ανοίγει τίποτα: γράφτηκε λάθος ή το έξοδο αποσύρθηκε.',
  'payments.approval.changed':
    'Ο σύνδεσμος έληξε, επειδή το έξοδο άλλαξε αφού σας τον στείλαμε. Θα σας στείλουμε νέο.',
  'payments.approval.revoked': 'Το γραφείο ανακάλεσε αυτόν τον σύνδεσμο.',
  'payments.approval.paid': 'Το έξοδο εξοφλείται ήδη: η έγκριση παραμένει.',
  'payments.approval.decidedMeanwhile':
    'Κάτι άλλαξε από τότε που ανοίξατε τη σελίδα. Παρακαλούμε δείτε την ξανά.',
  'payments.approval.alreadyApproved': 'Ο πελάτης έχει ήδη εγκρίνει αυτό το έξοδο.',
  'payments.approval.noEmail': 'Η επαφή δεν έχει διεύθυνση e-mail.',
  'payments.approval.otherEmail': 'Αυτή δεν είναι διεύθυνση της επαφής.',
  'payments.approval.source': 'Έγκριση εξόδου',
  'payments.approval.told.approve':
    'Έγκριση από {{name}}: έξοδο {{number}}, {{amount}} ({{category}}).',
  'payments.approval.told.revert':
    'Ανάκληση της έγκρισης από {{name}}: έξοδο {{number}}, {{amount}} ({{category}}).',
  'payments.approval.mail.subject': '{{agency}}: έξοδο {{amount}} προς έγκριση',
  'payments.approval.mail.text':
    'Γεια σας,\n\nπρόκειται να πληρώσουμε για λογαριασμό σας το παρακάτω έξοδο και ζητούμε την έγκρισή σας:',
  'payments.approval.mail.files': 'Συνημμένα: {{names}}',
  'payments.approval.mail.changed':
    'Το έξοδο άλλαξε από τότε που σας γράψαμε, γι’ αυτό ο προηγούμενος σύνδεσμος δεν ισχύει πια:',
  'payments.approval.mail.amount': 'ποσό: {{before}} → {{after}}',
  'payments.approval.mail.added': 'νέα: {{names}}',
  'payments.approval.mail.removed': 'δεν υπάρχουν πια: {{names}}',
  'payments.approval.mail.how': 'Δείτε το και εγκρίνετέ το εδώ, χωρίς κωδικό πρόσβασης:',
  'payments.approval.mail.open': 'Δείτε το έξοδο',
  'payments.approval.closed': 'Το γραφείο έκλεισε αυτό το έξοδο: δεν αποφασίζεται πια τίποτα εδώ.',
  'payments.approval.isPaid': 'Το έξοδο εξοφλείται ήδη: δεν μπορεί πια να απορριφθεί.',
  'payments.approval.tooManyMessages':
    'Γράφτηκαν ήδη πολλά για αυτό το έξοδο. Παρακαλούμε τηλεφωνήστε.',
  'payments.approval.nothingAsked':
    'Ο πελάτης ούτε ρώτησε ούτε απέρριψε: δεν υπάρχει κάτι να απαντηθεί.',
  'payments.approval.isClosed': 'Η έγκριση αυτού του εξόδου έχει κλείσει. Ανοίξτε την πρώτα ξανά.',
  'payments.approval.told.decline':
    'Απόρριψη από {{name}}: έξοδο {{number}}, {{amount}} ({{category}}): {{text}}',
  'payments.approval.told.ask':
    'Ερώτηση από {{name}} για το έξοδο {{number}}, {{amount}} ({{category}}): {{text}}',
  'payments.approval.toldSubject.decline': 'Απόρριψη εξόδου: {{name}}',
  'payments.approval.toldSubject.ask': 'Ερώτηση για έξοδο: {{name}}',
  'payments.approval.answer.subject': '{{agency}}: η απάντησή μας για το έξοδο {{amount}}',
  'payments.approval.answer.text': 'Γεια σας,\n\nαυτή είναι η απάντησή μας σε όσα γράψατε:',
  'payments.approval.answer.asked': 'Είχατε γράψει: {{text}}',
  'payments.approval.answer.how':
    'Εγκρίνετε ή απορρίψτε το εδώ, ή ρωτήστε ξανά, χωρίς κωδικό πρόσβασης:',
}
