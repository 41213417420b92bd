import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'security.twoStep': 'Σύνδεση σε δύο βήματα και κλειδιά πρόσβασης',
  'security.title': 'Σύνδεση και ασφάλεια',
  'security.ownPassword': 'Αλλαγή του κωδικού σας',
  'security.signOutEverywhere': 'Αποσύνδεση από παντού',
  'security.signOutEverywhereText':
    'Θα αποσυνδεθείτε από όλες τις συσκευές, και από αυτήν. Συνέχεια;',
  'security.intro':
    'Ένας κωδικός πρόσβασης μπορεί να κλαπεί ή να μαντευτεί. Με τη σύνδεση σε δύο βήματα δεν αρκεί: δείχνετε και το τηλέφωνο, το δακτυλικό αποτύπωμα ή το πρόσωπό σας.',
  'security.isOn': 'Η σύνδεση σε δύο βήματα είναι ενεργή',
  'security.isOff': 'Η σύνδεση σε δύο βήματα είναι ανενεργή',
  'security.isRequired': 'Την απαιτεί το γραφείο σας',
  'security.authenticator': 'Εφαρμογή ελέγχου ταυτότητας',
  'security.authenticatorText':
    'Μια εφαρμογή στο τηλέφωνό σας, όπως το Google Authenticator, το Microsoft Authenticator ή οι «Κωδικοί» του iPhone, δείχνει κάθε μισό λεπτό νέο εξαψήφιο κωδικό. Τον πληκτρολογείτε όταν συνδέεστε.',
  'security.setUpAuthenticator': 'Ρύθμιση εφαρμογής',
  'security.replaceAuthenticator': 'Μεταφορά σε άλλο τηλέφωνο',
  'security.removeAuthenticator': 'Αφαίρεση',
  'security.removeAuthenticatorLabel': 'Αφαίρεση της εφαρμογής ελέγχου ταυτότητας',
  'security.removeAuthenticatorText':
    'Να αφαιρεθεί η εφαρμογή ελέγχου ταυτότητας; Οι κωδικοί της δεν θα ζητούνται πλέον.',
  'security.since': 'Από {{date}}',
  'security.lastUsed': 'Τελευταία χρήση {{date}}',
  'security.neverUsed': 'Δεν έχει χρησιμοποιηθεί ακόμη',
  'security.scan': '1. Ανοίξτε την εφαρμογή στο τηλέφωνό σας και σαρώστε αυτή την εικόνα.',
  'security.qr': 'Εικόνα για σάρωση με την εφαρμογή ελέγχου ταυτότητας',
  'security.cannotScan':
    'Δεν μπορείτε να τη σαρώσετε; Πληκτρολογήστε αυτό το κλειδί στην εφαρμογή:',
  'security.openApp': 'Ή ανοίξτε την εφαρμογή σε αυτή τη συσκευή',
  'security.typeCode': '2. Πληκτρολογήστε τον κωδικό που δείχνει τώρα η εφαρμογή',
  'security.code': 'Κωδικός',
  'security.confirmCode': 'Επιβεβαίωση',
  'security.copy': 'Αντιγραφή',
  'security.copied': 'Αντιγράφηκε',
  'security.notCopied':
    'Το πρόγραμμα περιήγησης δεν επέτρεψε την αντιγραφή: κατεβάστε ή εκτυπώστε τους κωδικούς.',
  'security.passkeys': 'Κλειδιά πρόσβασης',
  'security.passkeysText':
    'Με ένα κλειδί πρόσβασης (passkey) συνδέεστε με το δακτυλικό αποτύπωμα, το πρόσωπο ή το PIN του τηλεφώνου ή του υπολογιστή σας. Δεν πληκτρολογείτε τίποτα και δεν υπάρχει κάτι να κλαπεί. Μένει στις συσκευές σας.',
  'security.addPasskey': 'Προσθήκη κλειδιού πρόσβασης',
  'security.passkeyName': 'Πώς να ονομάζεται;',
  'security.passkeyNameHint': 'Για να το αναγνωρίζετε: «Το τηλέφωνό μου», «Φορητός στο γραφείο».',
  'security.renamePasskey': 'Μετονομασία',
  'security.renamePasskeyLabel': 'Μετονομασία του κλειδιού πρόσβασης {{name}}',
  'security.removePasskey': 'Αφαίρεση',
  'security.removePasskeyLabel': 'Αφαίρεση του κλειδιού πρόσβασης {{name}}',
  'security.removePasskeyText':
    'Να αφαιρεθεί το κλειδί πρόσβασης «{{name}}»; Διαγράψτε το και από τη συσκευή.',
  'security.passkeyElsewhere': 'Μόνο για {{host}}',
  'security.passkeysNotHere':
    'Τα κλειδιά πρόσβασης δεν λειτουργούν σε αυτή τη διεύθυνση. Ανοίξτε το {{host}} για να προσθέσετε ένα.',
  'security.passkeysNowhere':
    'Τα κλειδιά πρόσβασης δεν λειτουργούν με αυτό το πρόγραμμα περιήγησης.',
  'security.passkeyCancelled': 'Δεν προστέθηκε τίποτα: το παράθυρο έκλεισε ή πέρασε πολλή ώρα.',
  'security.passkeyKnown': 'Αυτή η συσκευή έχει ήδη κλειδί πρόσβασης για εσάς.',
  'security.recoveryCodes': 'Κωδικοί ανάκτησης',
  'security.recoveryCodesText':
    'Για την ημέρα που θα χαθεί το τηλέφωνό σας. Κάθε κωδικός σας συνδέει μία φορά.',
  'security.codesLeft_one': 'Απομένει {{count}} κωδικός',
  'security.codesLeft_other': 'Απομένουν {{count}} κωδικοί',
  'security.newCodes': 'Δημιουργία νέων κωδικών',
  'security.newCodesText':
    'Να δημιουργηθούν δέκα νέοι κωδικοί; Οι παλαιότεροι θα πάψουν να ισχύουν.',
  'security.keepCodes': 'Φυλάξτε αυτούς τους κωδικούς',
  'security.keepCodesText':
    'Εμφανίζονται μόνο τώρα. Εκτυπώστε τους ή φυλάξτε τους εκεί όπου φυλάτε τους κωδικούς πρόσβασής σας, όχι όμως στο τηλέφωνο που μπορεί να χάσετε.',
  'security.download': 'Λήψη',
  'security.print': 'Εκτύπωση',
  'security.codesFile': 'Κωδικοί ανάκτησης για {{username}}. Ο καθένας ισχύει μία φορά.',
  'security.codesKept': 'Τους φύλαξα',
  'security.saved': 'Έγινε.',
  'security.proofTitle': 'Είστε εσείς;',
  'security.proofText': 'Πριν συνεχίσετε, επιβεβαιώστε ότι είστε εσείς.',
  'security.byPassword': 'Κωδικός πρόσβασης',
  'security.byCode': 'Κωδικός της εφαρμογής',
  'security.byPasskey': 'Κλειδί πρόσβασης',
  'security.byRecoveryCode': 'Κωδικός ανάκτησης',
  'security.confirm': 'Επιβεβαίωση',
  'security.stepTitle': 'Δεύτερο βήμα',
  'security.stepCode':
    'Ανοίξτε την εφαρμογή ελέγχου ταυτότητας στο τηλέφωνό σας και πληκτρολογήστε τα έξι ψηφία που δείχνει για αυτή τη σύνδεση.',
  'security.stepPasskey':
    'Χρησιμοποιήστε το δακτυλικό αποτύπωμα, το πρόσωπο ή το PIN της συσκευής σας ή το κλειδί ασφαλείας σας.',
  'security.stepRecoveryCode':
    'Πληκτρολογήστε έναν από τους κωδικούς ανάκτησης που φυλάξατε. Ισχύει μία φορά.',
  'security.usePasskey': 'Χρήση κλειδιού πρόσβασης',
  'security.trustDevice': 'Να μη ζητηθεί ξανά σε αυτή τη συσκευή για 30 ημέρες',
  'security.stepGoOn': 'Σύνδεση',
  'security.otherWay': 'Άλλος τρόπος',
  'security.startAgain': 'Πίσω στον κωδικό πρόσβασης',
  'security.stepElsewhere':
    'Τα κλειδιά πρόσβασής σας ανήκουν στο {{host}}: συνδεθείτε εκεί ή χρησιμοποιήστε άλλον τρόπο.',
  'security.noWay':
    'Δεν έχετε κανέναν τρόπο; Ένας διαχειριστής μπορεί να επαναφέρει τη σύνδεσή σας σε δύο βήματα.',
  'security.setupTitle': 'Ρύθμιση σύνδεσης σε δύο βήματα',
  'security.setupText':
    'Το γραφείο σας ζητά από όλους με τον ρόλο σας ένα δεύτερο βήμα κατά τη σύνδεση. Χρειάζονται δύο λεπτά. Επιλέξτε τρόπο:',
  'security.signOut': 'Αποσύνδεση',
  'security.staff': 'Σύνδεση του προσωπικού σε δύο βήματα',
  'security.requiredFor': 'Υποχρεωτική για',
  'security.ruleText':
    'Όποιος έχει αυτόν τον ρόλο και δεν έχει ακόμη δεύτερο βήμα το ρυθμίζει πριν από οτιδήποτε άλλο, από το επόμενο κλικ.',
  'security.requireAdmin': 'Διαχειριστές',
  'security.requireEmployee': 'Υπαλλήλους',
  'security.person.name': 'Όνομα',
  'security.person.username': 'E-mail',
  'security.person.role': 'Ρόλος',
  'security.person.state': 'Δεύτερο βήμα',
  'security.person.reset': 'Επαναφορά',
  'security.stateNone': 'Δεν έχει ρυθμιστεί',
  'security.stateApp': 'Εφαρμογή',
  'security.statePasskeys_one': '{{count}} κλειδί πρόσβασης',
  'security.statePasskeys_other': '{{count}} κλειδιά πρόσβασης',
  'security.resetLabel': 'Επαναφορά του δεύτερου βήματος: {{name}}',
  'security.resetText':
    'Να αφαιρεθούν η εφαρμογή ελέγχου ταυτότητας, τα κλειδιά πρόσβασης και οι κωδικοί ανάκτησης ({{name}}); Θα γίνει αποσύνδεση, θα σταλεί e-mail και η σύνδεση θα γίνεται μόνο με τον κωδικό πρόσβασης. Βεβαιωθείτε ότι το ζητά πράγματι το ίδιο πρόσωπο.',
  'security.resetDone': 'Έγινε επαναφορά του δεύτερου βήματος: {{name}}.',
  'security.nobody': 'Κανείς δεν μπορεί να συνδεθεί',
  'security.nobodyText': 'Ορίστε πρώτα κωδικό πρόσβασης για έναν υπάλληλο.',
}
