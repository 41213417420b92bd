import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'invite.text':
    'Λαμβάνει με e-mail έναν σύνδεσμο, με τον οποίο επιλέγει μόνος του κωδικό ή κλειδί πρόσβασης. Λειτουργεί μία φορά, για επτά ημέρες.',
  'invite.textByHand':
    'Δεν έχει οριστεί διακομιστής e-mail. Θα λάβετε έναν σύνδεσμο να δώσετε εσείς, για την επιλογή κωδικού ή κλειδιού πρόσβασης. Λειτουργεί μία φορά, για επτά ημέρες.',
  'invite.email': 'E-mail',
  'invite.role': 'Ρόλος',
  'invite.branch': 'Υποκατάστημα',
  'invite.chooseBranch': 'Επιλέξτε υποκατάστημα',
  'invite.language': 'Γλώσσα',
  'invite.do': 'Πρόσκληση',
  'invite.instead': 'Πρόσκληση αυτού του λογαριασμού',
  'invite.insteadText':
    'Υπάρχει λογαριασμός με αυτό το e-mail: {{name}}. Γίνεται λογαριασμός συνεργάτη και ό,τι περιέχει μένει.',
  'invite.sentTo': 'Η πρόσκληση είναι καθ’ οδόν προς {{email}}.',
  'invite.linkTitle': 'Δώστε αυτόν τον σύνδεσμο',
  'invite.linkText':
    'Είναι μόνο για {{email}}, λειτουργεί μία φορά και για επτά ημέρες, και εμφανίζεται μόνο τώρα. Προηγούμενος σύνδεσμος δεν ισχύει πια.',
  'invite.link': 'Σύνδεσμος πρόσκλησης',
  'invite.another': 'Πρόσκληση και άλλου',
  'invite.toList': 'Στους υπαλλήλους',
  'invite.without': 'Προσθήκη υπαλλήλου χωρίς σύνδεση',
  'invite.open': 'Προσκεκλημένοι που δεν έχουν έρθει',
  'invite.by': 'Πρόσκληση στις {{date}} από: {{by}}',
  'invite.until': 'Ο σύνδεσμος ισχύει έως {{date}}',
  'invite.state.ended': 'Ο σύνδεσμος έληξε',
  'invite.state.changed': 'Ο λογαριασμός άλλαξε στο μεταξύ: στείλτε ξανά τον σύνδεσμο',
  'invite.mail.byHand': 'Σύνδεσμος χωρίς e-mail',
  'invite.mail.waiting': 'Το e-mail περιμένει',
  'invite.mail.sent': 'Το e-mail στάλθηκε',
  'invite.mail.undelivered': 'Το e-mail επέστρεψε',
  'invite.again': 'Νέα αποστολή',
  'invite.copy': 'Νέος σύνδεσμος',
  'invite.withdraw': 'Ανάκληση',
  'invite.more': 'Ενέργειες για {{name}}',
  'invite.withdrawQuestion':
    'Ανάκληση της πρόσκλησης ({{name}}); Ο σύνδεσμος παύει να ισχύει. Λογαριασμός που έγινε μόνο γι’ αυτήν διαγράφεται· κάθε άλλος μένει, χωρίς σύνδεση.',
  'invite.withdrawn': 'Η πρόσκληση ανακλήθηκε· ο λογαριασμός μένει χωρίς σύνδεση.',
  'invite.withdrawnDeleted': 'Η πρόσκληση ανακλήθηκε και ο λογαριασμός της διαγράφηκε.',
}
