import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'role.admin': 'Διαχειριστής',
  'role.employee': 'Υπάλληλος',
  'role.clientPayments': 'Πελάτης (μόνο πληρωμές)',
  'role.branchEmployee': 'Υπάλληλος υποκαταστήματος',
  'role.text.admin':
    'Βλέπει και κάνει τα πάντα: συνεργάτες και ρόλους, ρυθμίσεις, πληρωμές, εισαγωγές και εξαγωγές, ιστορικό ενεργειών.',
  'role.text.employee':
    'Δουλεύει με επαφές, ακίνητα, ζητήσεις, υποδείξεις, συμφωνίες και διαμονές όλου του γραφείου. Βλέπει πληρωμές και συνεργάτες, χωρίς να τους αλλάζει.',
  'role.text.branchEmployee':
    'Δουλεύει με επαφές, ακίνητα, ζητήσεις, υποδείξεις και συμφωνίες. Δεν βλέπει διαμονές, πληρωμές, ειδοποιήσεις και συνεργάτες.',
  'session.signInAgain': 'Η σύνδεσή σας έληξε',
  'session.signInAgainText':
    'Συνδεθείτε ξανά ως {{name}}: όσα πληκτρολογήσατε είναι ακόμη εδώ και θα αποθηκευτούν.',
  'session.leaveUnsaved': 'Έξοδος χωρίς αποθήκευση',
  'session.incorrect': 'Λανθασμένο e-mail ή κωδικός πρόσβασης',
  'session.passwordsShouldMatch': 'Οι κωδικοί πρόσβασης πρέπει να είναι ίδιοι',
  'session.lastAdministrator':
    'Αυτός είναι ο μοναδικός διαχειριστής. Ορίστε πρώτα κάποιον άλλον ως διαχειριστή.',
  'session.brand': 'Εστία',
  'session.paymentsBrand': 'Εστία Πληρωμές',
  'session.paymentsBrandOf': '{{name}}: Πληρωμές',
  'session.language': 'Γλώσσα',
  'session.terms': 'Όροι χρήσης',
  'session.email': 'E-mail',
  'session.password': 'Κωδικός πρόσβασης',
  'session.showPassword': 'Εμφάνιση ή απόκρυψη του κωδικού',
  'session.signIn': 'Σύνδεση',
  'session.signingIn': 'Σύνδεση…',
  'session.waiting':
    'Σε αυτή τη συσκευή περιμένει εργασία που υπογράφηκε χωρίς σύνδεση. Θα σταλεί μόλις συνδεθεί όποιος την έκανε.',
  'session.forgotten': 'Ξεχάσατε τον κωδικό σας;',
  'session.forgottenTitle': 'Ανάκτηση κωδικού',
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
  'session.noEmail':
    'Αυτή η επαφή δεν έχει e-mail, οπότε κανείς δεν μπορεί να συνδεθεί με αυτήν. Καταχωρίστε πρώτα ένα στην επαφή.',
  'session.addEmail': 'Προσθήκη e-mail',
  'session.changeRole': 'Αλλαγή ρόλου',
  'session.currentRole': 'Τρέχων ρόλος: {{role}}',
  'session.noRole': 'κανένας',
  'session.newRole': 'Ρόλος',
  'session.roleChanged': 'Ο ρόλος άλλαξε και ισχύει αμέσως.',
  'session.checksClients': 'Ελέγχει ποιοι είναι οι πελάτες',
  'session.checksClientsHint':
    'Ανοίγει, συμπληρώνει και ελέγχει τους φακέλους των συμβαλλομένων μιας συμφωνίας (ν. 4557/2018), όπως οι διαχειριστές.',
  'session.back': 'Πίσω',
  'session.termsAccepted': 'όρους χρήσης',
  'session.currentPassword': 'Τρέχων κωδικός πρόσβασης',
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
  'session.calendarFeed': 'Διεύθυνση ημερολογίου',
  'session.calendarFeedHint': 'Ένα πρόγραμμα διαβάζει από εκεί το ημερολόγιό σας, χωρίς κωδικό.',
  'session.made': 'Δημιουργία',
  'session.neverUsed': 'ποτέ',
  'session.endFeedLabel': 'Τερματισμός της διεύθυνσης ημερολογίου',
  'session.endFeedText':
    'Να τερματιστεί η διεύθυνση; Τα προγράμματα που τη χρησιμοποιούν δεν θα λαμβάνουν πια τίποτα.',
  'session.feedEnded': 'Η διεύθυνση ημερολογίου τερματίστηκε.',
}
