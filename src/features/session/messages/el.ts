import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'role.admin': 'Διαχειριστής',
  'role.employee': 'Υπάλληλος',
  'role.clientPayments': 'Πελάτης (μόνο πληρωμές)',
  'session.signInAgain': 'Η σύνδεσή σας έληξε',
  'session.signInAgainText':
    'Συνδεθείτε ξανά ως {{name}}: όσα πληκτρολογήσατε είναι ακόμη εδώ και θα αποθηκευτούν.',
  'session.leaveUnsaved': 'Έξοδος χωρίς αποθήκευση',
  'session.incorrect': 'Λανθασμένο e-mail ή κωδικός πρόσβασης',
  'session.passwordTooShort': 'Ο κωδικός πρόσβασης πρέπει να έχει τουλάχιστον {{min}} χαρακτήρες.',
  'session.passwordsShouldMatch': 'Οι κωδικοί πρόσβασης πρέπει να είναι ίδιοι',
  'session.codeNotValid':
    'Ο σύνδεσμος δεν ισχύει πλέον: έχει ήδη χρησιμοποιηθεί, έχει λήξει ή έχει σταλεί νεότερος. Παρακαλούμε ζητήστε νέο σύνδεσμο.',
  'session.unknownEmail': 'Καμία επαφή δεν έχει αυτό το e-mail.',
  'session.lastAdministrator':
    'Αυτός είναι ο μοναδικός διαχειριστής. Ορίστε πρώτα κάποιον άλλον ως διαχειριστή.',
  'session.resetMailSubject': 'Επαναφορά του κωδικού πρόσβασής σας στην Estia',
  'session.resetMailText':
    'Καλησπέρα σας,\n\nζητήθηκε επαναφορά του κωδικού πρόσβασης για τον χρήστη {{username}}. Για να ορίσετε νέο κωδικό, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ώρα:\n\n{{link}}\n\nΑν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα: ο κωδικός σας παραμένει ως έχει.\n\nEstia',
  'session.brand': 'Εστία',
  'session.paymentsBrand': 'Εστία Πληρωμές',
  'session.language': 'Γλώσσα',
  'session.terms': 'Όροι χρήσης',
  'session.email': 'E-mail',
  'session.password': 'Κωδικός πρόσβασης',
  'session.showPassword': 'Εμφάνιση ή απόκρυψη του κωδικού',
  'session.signIn': 'Σύνδεση',
  'session.signingIn': 'Σύνδεση…',
  'session.forgotten': 'Ξεχάσατε τον κωδικό σας;',
  'session.forgottenTitle': 'Ξεχασμένος κωδικός',
  'session.forgottenText':
    'Γράψτε το e-mail σας και θα σας στείλουμε έναν σύνδεσμο για να ορίσετε νέο κωδικό πρόσβασης.',
  'session.sendLink': 'Αποστολή συνδέσμου',
  'session.linkSent':
    'Αν το {{email}} ανήκει σε χρήστη, του έχει σταλεί σύνδεσμος. Ισχύει για μία ώρα.',
  'session.backToSignIn': 'Επιστροφή στη σύνδεση',
  'session.oops': 'Ωχ! Κάτι πήγε στραβά! Παρακαλούμε στείλτε μας αναφορά σφάλματος.',
  'session.resetTitle': 'Νέος κωδικός πρόσβασης',
  'session.resetFor': 'Ορίστε νέο κωδικό πρόσβασης για το {{email}}.',
  'session.newPassword': 'Νέος κωδικός πρόσβασης',
  'session.newPasswordHint': 'Μερικές άσχετες μεταξύ τους λέξεις κάνουν έναν καλό κωδικό.',
  'session.confirmPassword': 'Επανάληψη νέου κωδικού',
  'session.acceptTerms': 'Αποδέχομαι τους',
  'session.submit': 'Υποβολή',
  'session.resetDone': 'Ο κωδικός πρόσβασής σας άλλαξε. Μπορείτε πλέον να συνδεθείτε με αυτόν.',
  'session.setPassword': 'Ορισμός κωδικού',
  'session.passwordSet': 'Ο κωδικός ορίστηκε με επιτυχία για το {{email}}',
  'session.noEmail': 'Αυτή η επαφή δεν έχει e-mail, οπότε κανείς δεν μπορεί να συνδεθεί με αυτήν.',
  'session.addEmail': 'Προσθήκη e-mail',
  'session.changeRole': 'Αλλαγή ρόλου',
  'session.currentRole': 'Τρέχων ρόλος: {{role}}',
  'session.noRole': 'κανένας',
  'session.newRole': 'Ρόλος',
  'session.roleChanged': 'Ο ρόλος άλλαξε και ισχύει αμέσως.',
  'session.back': 'Πίσω',
  'session.termsAccepted': 'όρους χρήσης',
  'session.notOneAddress': 'Παρακαλούμε δώστε μία διεύθυνση e-mail.',
  'session.currentPassword': 'Τρέχων κωδικός πρόσβασης',
  'session.currentPasswordNeeded': 'Παρακαλούμε γράψτε και τον τρέχοντα κωδικό πρόσβασής σας.',
  'session.currentPasswordWrong': 'Αυτός δεν είναι ο τρέχων κωδικός πρόσβασής σας.',
  'session.goodPassword': 'Καλός κωδικός πρόσβασης.',
  'session.weakPassword.own':
    'Μαντεύεται εύκολα: περιέχει ονόματα ή λέξεις που έχουν σχέση με εσάς, το γραφείο ή τον τόπο. Καλύτερα μερικές άσχετες μεταξύ τους λέξεις.',
  'session.weakPassword.common':
    'Μαντεύεται εύκολα: πολλοί χρησιμοποιούν τέτοιον κωδικό. Καλύτερα μερικές άσχετες μεταξύ τους λέξεις.',
  'session.weakPassword.pattern':
    'Μαντεύεται εύκολα: διαδοχικά πλήκτρα και επαναλήψεις δοκιμάζονται πρώτα. Καλύτερα μερικές άσχετες μεταξύ τους λέξεις.',
  'session.weakPassword.date':
    'Μαντεύεται εύκολα: ημερομηνίες και έτη δοκιμάζονται πρώτα. Καλύτερα μερικές άσχετες μεταξύ τους λέξεις.',
  'session.weakPassword.short':
    'Μαντεύεται ακόμη εύκολα. Με μία ή δύο λέξεις ακόμη θα γίνει καλός.',
  'session.twoStep': 'Σύνδεση σε δύο βήματα και κλειδιά πρόσβασης',
  'session.twoStepHint': 'Εφαρμογή ελέγχου ταυτότητας, κλειδιά πρόσβασης και κωδικοί ανάκτησης',
  'session.staffTwoStep': 'Σύνδεση του προσωπικού σε δύο βήματα',
  'session.staffTwoStepHint':
    'Για ποιους είναι υποχρεωτική, ποιοι τη χρησιμοποιούν και επαναφορά για όποιον έχασε το τηλέφωνο',
  'session.passkeySignIn': 'Σύνδεση με κλειδί πρόσβασης',
  'session.sessions': 'Πού είστε συνδεδεμένοι',
  'session.sessionsHint':
    'Κάθε πρόγραμμα περιήγησης με το οποίο συνδεθήκατε. Τερματίστε όποια σύνδεση δεν είναι δική σας και αλλάξτε τον κωδικό σας.',
  'session.this': 'Αυτό το πρόγραμμα περιήγησης',
  'session.device': '{{browser}} σε {{system}}',
  'session.unknownDevice': 'Άγνωστη συσκευή',
  'session.begun': 'Σύνδεση',
  'session.lastUsed': 'Τελευταία χρήση',
  'session.ends': 'Λήγει',
  'session.address': 'Δίκτυο',
  'session.end': 'Τερματισμός',
  'session.endLabel': 'Τερματισμός της σύνδεσης: {{device}}',
  'session.endText':
    'Να τερματιστεί αυτή η σύνδεση; Όποιος τη χρησιμοποιεί θα πρέπει να συνδεθεί ξανά.',
  'session.ended': 'Η σύνδεση τερματίστηκε.',
}
