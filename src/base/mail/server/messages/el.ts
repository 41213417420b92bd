import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'mailSettings.hint': 'Ο διακομιστής που στέλνει τα e-mail του γραφείου, και ο αποστολέας τους.',
  'mailSettings.server': 'Διακομιστής e-mail',
  'mailSettings.signIn': 'Σύνδεση',
  'mailSettings.signIn.password': 'Χρήστης και κωδικός',
  'mailSettings.signIn.google': 'Google (Gmail, Workspace)',
  'mailSettings.signIn.microsoft': 'Microsoft (Outlook, 365)',
  'mailSettings.host': 'Διακομιστής',
  'mailSettings.port': 'Θύρα',
  'mailSettings.security': 'Κρυπτογράφηση',
  'mailSettings.security.tls': 'TLS',
  'mailSettings.security.starttls': 'STARTTLS',
  'mailSettings.security.none': 'Καμία',
  'mailSettings.unsafe':
    'Χωρίς κρυπτογράφηση, όποιος βρίσκεται στη διαδρομή διαβάζει e-mail και κωδικό.',
  'mailSettings.user': 'Χρήστης',
  'mailSettings.mailbox': 'Θυρίδα (e-mail)',
  'mailSettings.password': 'Κωδικός',
  'mailSettings.passwordStored': 'Αποθηκεύτηκε στις {{date}}. Αφήστε το κενό για να μείνει.',
  'mailSettings.passwordAgain': 'Γράψτε ξανά τον κωδικό: είχε αποθηκευτεί για άλλον διακομιστή.',
  'mailSettings.showPassword': 'Εμφάνιση κωδικού',
  'mailSettings.sender': 'Αποστολέας',
  'mailSettings.senderAddress': 'Διεύθυνση αποστολέα',
  'mailSettings.senderName': 'Όνομα αποστολέα',
  'mailSettings.clientId': 'Client ID',
  'mailSettings.clientSecret': 'Client secret',
  'mailSettings.tenant': 'Directory (tenant) ID',
  'mailSettings.tenantHint': 'Κενό: κάθε οργανισμός',
  'mailSettings.passwordSetOn': 'Ορισμός κωδικού',
  'mailSettings.clientSecretSetOn': 'Ορισμός client secret',
  'mailSettings.connectedOn': 'Σύνδεση λογαριασμού',
  'mailSettings.consentLostOn': 'Λήξη συγκατάθεσης',
  'mailSettings.noHost': 'Ο διακομιστής γράφεται ως mail.example.com, χωρίς https://.',
  'mailSettings.byOperator': 'Ορίστηκε από τον διαχειριστή του διακομιστή: {{name}}',
  'mailSettings.heldBack':
    'Όλα τα e-mail γράφονται σε αρχεία στον διακομιστή και δεν τα λαμβάνει κανείς: ορίστηκε από τον διαχειριστή του διακομιστή (MAIL_HELD_BACK).',
  'mailSettings.outbox':
    'Δεν έχει οριστεί διακομιστής: τα e-mail γράφονται σε αρχεία και δεν τα λαμβάνει κανείς.',
  'mailSettings.saved': 'Αποθηκεύτηκε',
  'mailSettings.reload': 'Εμφάνιση των αποθηκευμένων',
  'mailSettings.saveFirst': 'Πρώτα αποθηκεύστε.',
  'mailSettings.google.how':
    'Στην κονσόλα Google Cloud: δημιουργήστε έργο, ορίστε την οθόνη συγκατάθεσης ως «Internal» και δημιουργήστε διαπιστευτήρια τύπου «OAuth client ID», «Web application», με αυτή τη διεύθυνση ανακατεύθυνσης. Αντιγράψτε εδώ το ID και το secret.',
  'mailSettings.microsoft.how':
    'Στο Microsoft Entra: καταχωρίστε εφαρμογή τύπου «Web» με αυτή τη διεύθυνση ανακατεύθυνσης, προσθέστε το δικαίωμα (delegated) SMTP.Send και δημιουργήστε client secret. Αντιγράψτε εδώ τα ID και το secret. Το «Authenticated SMTP» πρέπει να είναι ενεργό για τη θυρίδα.',
  'mailSettings.redirect': 'Διεύθυνση ανακατεύθυνσης',
  'mailSettings.connect': 'Σύνδεση',
  'mailSettings.connectAgain': 'Νέα σύνδεση',
  'mailSettings.disconnect': 'Αποσύνδεση',
  'mailSettings.disconnectQuestion':
    'Δεν θα στέλνονται e-mail μέχρι να γίνει νέα σύνδεση. Αποσύνδεση;',
  'mailSettings.connecting': 'Γίνεται σύνδεση…',
  'mailSettings.connectedSince': 'Συνδεδεμένη από {{date}}.',
  'mailSettings.notConnected': 'Δεν έχει συνδεθεί ακόμη: δεν στέλνονται e-mail.',
  'mailSettings.consentIsLost':
    'Ο πάροχος δεν δέχεται πια τη συγκατάθεση από {{date}}: δεν στέλνονται e-mail. Συνδέστε ξανά.',
  'mailSettings.registrationFirst':
    'Πρώτα συμπληρώστε και αποθηκεύστε τη θυρίδα, το client ID και το secret.',
  'mailSettings.connectFirst': 'Η θυρίδα δεν έχει συνδεθεί: πατήστε πρώτα «Σύνδεση».',
  'mailSettings.otherConsent':
    'Αυτή η απάντηση του παρόχου ανήκει σε άλλη σύνδεση ή ήρθε πολύ αργά. Πατήστε ξανά «Σύνδεση».',
  'mailSettings.consentRefused': 'Ο πάροχος αρνήθηκε: {{said}}',
  'mailSettings.noProvider': 'Ο πάροχος δεν απαντά. Δοκιμάστε ξανά σε λίγα λεπτά.',
  'mailSettings.noRefreshToken':
    'Ο πάροχος δεν έδωσε μόνιμη άδεια. Αφαιρέστε εκεί την πρόσβαση αυτής της εφαρμογής από τον λογαριασμό και συνδέστε ξανά.',
  'mailSettings.lost.source': 'Δεν στέλνονται e-mail',
  'mailSettings.lost':
    'Ο πάροχος δεν δέχεται πια τη συγκατάθεση του {{user}}. Τα e-mail περιμένουν: συνδέστε ξανά στις Ρυθμίσεις, Διακομιστής e-mail.',
  'mailSettings.trial': 'Αποστολή δοκιμαστικού e-mail',
  'mailSettings.trial.hint': 'Με τις παραπάνω τιμές, αποθηκευμένες ή όχι.',
  'mailSettings.trial.refused': 'Διορθώστε τα σημειωμένα πεδία και στείλτε το ξανά.',
  'mailSettings.trial.to': 'Προς',
  'mailSettings.trial.send': 'Αποστολή δοκιμαστικού e-mail',
  'mailSettings.trial.subject': 'Δοκιμαστικό e-mail από το Estia',
  'mailSettings.trial.text':
    'Αυτό είναι ένα δοκιμαστικό e-mail από το Estia. Αν το διαβάζετε, ο διακομιστής e-mail λειτουργεί.',
  'mailSettings.trial.sent':
    'Ο διακομιστής δέχτηκε το e-mail. Κοιτάξτε στη θυρίδα, και στα ανεπιθύμητα.',
  'mailSettings.trial.notSent': 'Το e-mail δεν στάλθηκε.',
  'mailSettings.trial.skipped': 'Δεν χρησιμοποιείται',
  'mailSettings.trial.milliseconds': '{{milliseconds}} ms',
  'mailSettings.trial.certificate': '{{protocol}}, πιστοποιητικό για {{name}}, έως {{date}}',
  'mailSettings.step.lookup': 'Εύρεση διακομιστή',
  'mailSettings.step.connect': 'Επικοινωνία',
  'mailSettings.step.tls': 'Κρυπτογράφηση',
  'mailSettings.step.greeting': 'Χαιρετισμός',
  'mailSettings.step.signIn': 'Σύνδεση',
  'mailSettings.step.sender': 'Αποστολέας',
  'mailSettings.step.recipient': 'Παραλήπτης',
  'mailSettings.step.message': 'Μήνυμα',
  'mailSettings.failure.slow': 'Ο διακομιστής αργεί πάνω από ένα λεπτό. Δοκιμάστε ξανά αργότερα.',
  'mailSettings.failure.unknownHost':
    'Δεν υπάρχει διακομιστής με αυτό το όνομα. Ελέγξτε πώς γράφεται.',
  'mailSettings.failure.noInternet':
    'Δεν γίνεται αναζήτηση ονομάτων: ο διακομιστής του Estia δεν έχει τώρα διαδίκτυο.',
  'mailSettings.failure.inside':
    'Η διεύθυνση βρίσκεται μέσα στο δίκτυο του ίδιου του διακομιστή. Μόνο ο διαχειριστής του μπορεί να την επιτρέψει: MAIL_HOSTS_INSIDE.',
  'mailSettings.failure.portClosed':
    'Ο διακομιστής δεν δέχεται συνδέσεις σε αυτή τη θύρα. Συνηθισμένες είναι η 465 με TLS και η 587 με STARTTLS.',
  'mailSettings.failure.silent':
    'Ο διακομιστής δεν απαντά. Ελέγξτε θύρα και κρυπτογράφηση· ίσως ένα τείχος προστασίας κλείνει τη θύρα.',
  'mailSettings.failure.unreachable':
    'Δεν γίνεται επικοινωνία με τον διακομιστή. Ελέγξτε διακομιστή και θύρα.',
  'mailSettings.failure.otherName':
    'Το πιστοποιητικό είναι για άλλο όνομα. Γράψτε το όνομα που δίνει ο πάροχος για τον διακομιστή.',
  'mailSettings.failure.expired':
    'Το πιστοποιητικό έχει λήξει. Πρέπει να το ανανεώσει ο πάροχος του διακομιστή.',
  'mailSettings.failure.untrusted':
    'Το πιστοποιητικό δεν είναι από γνωστή αρχή. Ο πάροχος του διακομιστή πρέπει να βάλει κανονικό.',
  'mailSettings.failure.oldTls':
    'Ο διακομιστής ξέρει μόνο παλιό, μη ασφαλές TLS. Ο πάροχός του πρέπει να επιτρέψει TLS 1.2 ή νεότερο.',
  'mailSettings.failure.notTls':
    'Δεν υπάρχει TLS σε αυτή τη θύρα. Επιλέξτε STARTTLS, ή τη θύρα 465 με TLS.',
  'mailSettings.failure.noStarttls':
    'Ο διακομιστής δεν προσφέρει εδώ STARTTLS. Επιλέξτε TLS με τη θύρα 465.',
  'mailSettings.failure.tls': 'Δεν έγινε κρυπτογραφημένη σύνδεση. Ελέγξτε θύρα και κρυπτογράφηση.',
  'mailSettings.failure.greeting':
    'Αυτός δεν είναι διακομιστής e-mail, ή είναι απασχολημένος. Ελέγξτε διακομιστή, θύρα και κρυπτογράφηση.',
  'mailSettings.failure.wrongPassword':
    'Ο χρήστης ή ο κωδικός είναι λάθος. Πολλοί διακομιστές θέλουν ως χρήστη όλη τη διεύθυνση e-mail.',
  'mailSettings.failure.basicEnded':
    'Ο πάροχος δεν δέχεται πια τον κωδικό του λογαριασμού. Επιλέξτε παραπάνω σύνδεση Google ή Microsoft, ή φτιάξτε εκεί κωδικό εφαρμογής.',
  'mailSettings.failure.tokenRefused':
    'Ο πάροχος δεν δέχεται τη συγκατάθεση για αυτή τη θυρίδα. Ελέγξτε τη θυρίδα και αν επιτρέπεται να στέλνει με SMTP, και συνδέστε ξανά.',
  'mailSettings.failure.noSignIn':
    'Ο διακομιστής δεν δέχεται εδώ σύνδεση. Ελέγξτε θύρα και κρυπτογράφηση, ή αφήστε κενό τον χρήστη.',
  'mailSettings.failure.signIn': 'Η σύνδεση απέτυχε· παραπάνω φαίνεται τι λέει ο διακομιστής.',
  'mailSettings.failure.signInFirst': 'Ο διακομιστής ζητά σύνδεση: συμπληρώστε χρήστη και κωδικό.',
  'mailSettings.failure.senderRefused':
    'Ο διακομιστής δεν στέλνει για αυτόν τον αποστολέα. Χρησιμοποιήστε τη διεύθυνση της θυρίδας, ή επιτρέψτε εκεί τη διεύθυνση.',
  'mailSettings.failure.noMailbox': 'Δεν υπάρχει τέτοιος παραλήπτης. Ελέγξτε τη διεύθυνση.',
  'mailSettings.failure.noRelay':
    'Ο διακομιστής δεν στέλνει σε άλλους χωρίς σύνδεση: συμπληρώστε χρήστη και κωδικό.',
  'mailSettings.failure.recipientRefused': 'Ο διακομιστής αρνείται αυτόν τον παραλήπτη.',
  'mailSettings.failure.later':
    'Ο διακομιστής ζητά νέα προσπάθεια αργότερα. Δοκιμάστε σε λίγα λεπτά.',
  'mailSettings.failure.notGenuine':
    'Ο διακομιστής δεν θεωρεί γνήσιο το e-mail. Ελέγξτε τα SPF, DKIM και DMARC του τομέα (domain) του αποστολέα.',
  'mailSettings.failure.tooLarge': 'Ο διακομιστής βρίσκει το e-mail πολύ μεγάλο.',
  'mailSettings.failure.messageRefused':
    'Ο διακομιστής αρνείται το e-mail· παραπάνω φαίνεται τι λέει.',
} as const
