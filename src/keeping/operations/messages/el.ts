import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'operations.title': 'Λειτουργία του συστήματος',
  'operations.allWell': 'Όλα λειτουργούν σωστά',
  'operations.allWellText':
    'Έλεγχος: {{when}}. Τα αντίγραφα ασφαλείας, οι εργασίες, τα e-mail, τα ημερολόγια και οι δίσκοι είναι όπως πρέπει.',
  'operations.toDo': 'Τι χρειάζεται προσοχή',
  'operations.since': 'Από {{when}}',
  'operations.never': 'Ποτέ',
  'operations.none': 'Κανένα',
  'operations.said': 'Σφάλμα: {{text}}',
  'operations.saidHint':
    'Τα σφάλματα εμφανίζονται με τους κωδικούς τους. Τα κείμενά τους έχει το αρχείο καταγραφής του διακομιστή.',
  'operations.error.diskFull':
    'Ο δίσκος, ή ο χώρος των αρχείων, είναι γεμάτος: ελευθερώστε χώρο εκεί.',
  'operations.error.databaseAway':
    'Η βάση δεν απαντά, ξεκινά ή μόνο διαβάζει: ελέγξτε την PostgreSQL.',
  'operations.error.exhausted':
    'Η PostgreSQL ή το μηχάνημα δεν έχει συνδέσεις, μνήμη ή ανοιχτά αρχεία: δείτε το αρχείο καταγραφής.',
  'operations.error.databaseBusy':
    'Άλλοι δούλευαν στις ίδιες γραμμές, ή κράτησε πολύ: δοκιμάστε ξανά.',
  'operations.error.databaseDenied':
    'Η PostgreSQL απορρίπτει τον χρήστη του DATABASE_URL: ελέγξτε κωδικό και δικαιώματα.',
  'operations.error.databaseDamaged':
    'Η PostgreSQL αναφέρει βλάβη του δίσκου ή δική της: δείτε αμέσως το αρχείο καταγραφής της.',
  'operations.error.mailSignIn':
    'Ο διακομιστής αλληλογραφίας απορρίπτει τη σύνδεση: ελέγξτε χρήστη και κωδικό στο SMTP_URL.',
  'operations.error.mailLater':
    'Ο διακομιστής αλληλογραφίας ζητά υπομονή: η αποστολή επαναλαμβάνεται μόνη της.',
  'operations.error.mailRefused':
    'Ο διακομιστής αλληλογραφίας δεν δέχεται το μήνυμα: ελέγξτε τη διεύθυνση και το MAIL_FROM.',
  'operations.error.serviceDenied':
    'Άλλος διακομιστής αρνείται την πρόσβαση: ελέγξτε το κλειδί ή τον κωδικό στις ρυθμίσεις.',
  'operations.error.serviceFailed': 'Άλλος διακομιστής απάντησε με σφάλμα: δοκιμάστε αργότερα.',
  'operations.error.hostUnknown':
    'Το όνομα ενός διακομιστή είναι άγνωστο: ελέγξτε το στις ρυθμίσεις, και το DNS.',
  'operations.error.certificate':
    'Το πιστοποιητικό ενός διακομιστή δεν είναι έμπιστο: ελέγξτε όνομα, ημερομηνία και εκδότη.',
  'operations.error.notReached':
    'Άλλος διακομιστής δεν απαντά, ή όχι εγκαίρως: ελέγξτε όνομα και θύρα στις ρυθμίσεις.',
  'operations.error.fileDenied':
    'Ένα αρχείο ή φάκελος δεν διαβάζεται ή δεν γράφεται: ελέγξτε κάτοχο και δικαιώματα.',
  'operations.error.fileWrong':
    'Ένα αρχείο ή φάκελος δεν είναι όπως πρέπει: ελέγξτε αν ο δίσκος του είναι συνδεδεμένος.',
  'operations.error.backupPlace':
    'Ο χώρος των αντιγράφων δεν είναι αυτού του διακομιστή: το αρχείο καταγραφής λέει ποιου είναι.',
  'operations.error.damaged':
    'Ένα αποθηκευμένο αρχείο είναι κατεστραμμένο, ή σφραγισμένο με άλλο BACKUP_KEY.',
  'operations.error.ended':
    'Η εργασία σταμάτησε πριν το τέλος, ή χρειάστηκε πάρα πολλά: δοκιμάστε ξανά.',
  'operations.error.program': 'Σφάλμα του προγράμματος: στείλτε το αρχείο για την υποστήριξη.',
  'operations.error.unknown': 'Την αιτία έχει το αρχείο καταγραφής του διακομιστή.',
  'operations.retry': 'Νέα προσπάθεια',
  'operations.retryJob': 'Νέα προσπάθεια: {{job}}',
  'operations.retryMails': 'Αποστολή ξανά τώρα',
  'operations.nothingToRetry': 'Δεν υπήρχε πια κάτι για νέα προσπάθεια',
  'operations.problem.roomFull': 'Δεν υπάρχει χώρος στον δίσκο με το {{path}}: {{free}}',
  'operations.problem.roomFull.do':
    'Τίποτα δεν αποθηκεύεται μέχρι να ελευθερωθούν {{stop}}. Ελευθερώστε χώρο ή μεγαλώστε τον δίσκο: μετά όλα συνεχίζονται μόνα τους.',
  'operations.problem.roomLow': 'Απομένει λίγος χώρος στον δίσκο με το {{path}}: {{free}}',
  'operations.problem.roomLow.do':
    'Με λιγότερα από {{stop}} δεν θα αποθηκεύεται τίποτα. Ελευθερώστε χώρο ή μεγαλώστε τον δίσκο.',
  'operations.problem.backupOff': 'Δεν λαμβάνεται κανένα αντίγραφο ασφαλείας',
  'operations.problem.backupOff.do':
    'Αν χαλάσει αυτός ο δίσκος, χάνονται όλα. Ορίστε τα BACKUP_URL και BACKUP_KEY στις ρυθμίσεις του διακομιστή και επανεκκινήστε τον· οδηγίες στο docs/operations/backup.md.',
  'operations.problem.filesBackupOff': 'Η Estia δεν κρατά αντίγραφα των αρχείων',
  'operations.problem.filesBackupOff.do':
    'Η βάση δεδομένων είναι δική σας, όπως και τα αντίγραφά της. Για τα αρχεία ορίστε τα BACKUP_URL και BACKUP_KEY (docs/operations/backup.md), εκτός αν τα καλύπτει κάτι άλλο.',
  'operations.problem.backup.never': 'Δεν μπορεί ακόμη να επαναφερθεί τίποτα',
  'operations.problem.backup.never.do':
    'Το πρώτο αντίγραφο σε αυτόν τον χώρο και με αυτό το κλειδί λαμβάνεται λίγα λεπτά μετά την εκκίνηση. Αν δεν έρθει, δείτε το αρχείο καταγραφής του διακομιστή.',
  'operations.problem.backup.old': 'Το νεότερο αντίγραφο ασφαλείας είναι παλιό',
  'operations.problem.backup.old.do':
    'Λαμβάνεται ένα κάθε νύχτα. Εκτελέστε «estia backup» στον διακομιστή και δείτε τι απαντά.',
  'operations.problem.backup.failed': 'Το τελευταίο αντίγραφο ασφαλείας απέτυχε',
  'operations.problem.backup.failed.do':
    'Δοκιμάζεται ξανά μέσα σε τρεις ώρες. Ελέγξτε ότι ο χώρος των αντιγράφων είναι προσβάσιμος και δεν έχει γεμίσει, ή εκτελέστε «estia backup» στον διακομιστή.',
  'operations.problem.backup.notProven': 'Τα αντίγραφα ασφαλείας δεν έχουν δοκιμαστεί πρόσφατα',
  'operations.problem.backup.notProven.do':
    'Κάθε νύχτα το νεότερο επαναφέρεται δοκιμαστικά. Εκτελέστε «estia verify --restore» στον διακομιστή και δείτε τι απαντά.',
  'operations.problem.backup.differs': 'Ένα αντίγραφο που επαναφέρθηκε δοκιμαστικά δεν ήταν σωστό',
  'operations.problem.backup.differs.do':
    'Μη βασίζεστε σε αυτό. Εκτελέστε «estia backup» και μετά «estia verify --restore» στον διακομιστή· αν διαφέρει ξανά, στείλτε στην υποστήριξη το πακέτο.',
  'operations.problem.backup.notSent': 'Όσα γράφονται δεν φτάνουν στα αντίγραφα ασφαλείας',
  'operations.problem.backup.notSent.do':
    'Ελέγξτε ότι ο χώρος των αντιγράφων είναι προσβάσιμος και δεν έχει γεμίσει. Η αποστολή συνεχίζεται μόνη της μόλις γίνει δυνατό.',
  'operations.problem.backup.refused':
    'Άλλος διακομιστής θέλησε να χρησιμοποιήσει τον χώρο των αντιγράφων',
  'operations.problem.backup.refused.do':
    'Δεν έγινε δεκτός και τίποτα δεν ανακατεύτηκε. Αν είναι αντίγραφο αυτού του γραφείου, δώστε του δικό του BACKUP_URL ή κανένα· το όνομά του είναι στο αρχείο καταγραφής.',
  'operations.problem.backup.lowSpace': 'Ο χώρος των αντιγράφων σχεδόν τελείωσε',
  'operations.problem.backup.lowSpace.do':
    'Δώστε του περισσότερο χώρο ή κρατήστε τα αντίγραφα για λιγότερο (BACKUP_KEEP).',
  'operations.problem.jobsFailed_one': '{{count}} εργασία εγκαταλείφθηκε',
  'operations.problem.jobsFailed_other': '{{count}} εργασίες εγκαταλείφθηκαν',
  'operations.problem.jobsFailed.do':
    'Δείτε παρακάτω ποιες και γιατί, διορθώστε ό,τι έλειπε και πατήστε «Νέα προσπάθεια».',
  'operations.problem.jobsStuck_one': '{{count}} εργασία περιμένει ενώ έπρεπε να έχει ξεκινήσει',
  'operations.problem.jobsStuck_other':
    '{{count}} εργασίες περιμένουν ενώ έπρεπε να έχουν ξεκινήσει',
  'operations.problem.jobsStuck.do':
    'Κανένας διακομιστής δεν τις παίρνει. Αν υπάρχει χώρος στον δίσκο, επανεκκινήστε τον διακομιστή.',
  'operations.problem.mailsDelayed_one': '{{count}} e-mail δεν έχει σταλεί ακόμη',
  'operations.problem.mailsDelayed_other': '{{count}} e-mail δεν έχουν σταλεί ακόμη',
  'operations.problem.mailsDelayed.do':
    'Δοκιμάζονται ξανά για τρεις ημέρες. Ελέγξτε τον διακομιστή αλληλογραφίας και το SMTP_URL και πατήστε «Αποστολή ξανά τώρα».',
  'operations.problem.mailsUndelivered_one': '{{count}} e-mail αυτής της εβδομάδας δεν παραδόθηκε',
  'operations.problem.mailsUndelivered_other':
    '{{count}} e-mail αυτής της εβδομάδας δεν παραδόθηκαν',
  'operations.problem.mailsUndelivered.do':
    'Δεν στέλνονται ξανά και τα κείμενά τους δεν φυλάσσονται. Οι ειδοποιήσεις λένε για ποιον ήταν: διορθώστε τη διεύθυνση και ξαναγράψτε.',
  'operations.problem.calendarsOld_one':
    '{{count}} ημερολόγιο άλλου ιστότοπου δεν έχει διαβαστεί για μία ημέρα',
  'operations.problem.calendarsOld_other':
    '{{count}} ημερολόγια άλλων ιστότοπων δεν έχουν διαβαστεί για μία ημέρα',
  'operations.problem.calendarsOld.do':
    'Ημέρες που εκεί είναι κλεισμένες ίσως φαίνονται ελεύθερες εδώ. Ανοίξτε το ημερολόγιο παρακάτω και ελέγξτε τη διεύθυνσή του.',
  'operations.problem.replicasLeftOut_one':
    '{{count}} αντίγραφο ανάγνωσης της βάσης δεν χρησιμοποιείται',
  'operations.problem.replicasLeftOut_other':
    '{{count}} αντίγραφα ανάγνωσης της βάσης δεν χρησιμοποιούνται',
  'operations.problem.replicasLeftOut.do':
    'Όλα συνεχίζονται από την κύρια βάση, μόνο πιο αργά. Η κάρτα «Διακομιστής» λέει γιατί· ελέγξτε την αναπαραγωγή.',
  'operations.replicas': 'Αντίγραφα ανάγνωσης',
  'operations.replica.read': 'διαβάζεται',
  'operations.replica.away': 'δεν απαντά',
  'operations.replica.behind': 'έχει μείνει πίσω',
  'operations.replica.notReceiving': 'δεν λαμβάνει τίποτα από την κύρια βάση',
  'operations.replica.primary': 'είναι τώρα η κύρια βάση',
  'operations.replica.another': 'είναι αντίγραφο άλλης βάσης',
  'operations.toAlerts': 'Άνοιγμα ειδοποιήσεων',
  'operations.server': 'Διακομιστής',
  'operations.version': 'Estia',
  'operations.commit': 'Από το commit',
  'operations.startedOn': 'Σε λειτουργία από',
  'operations.node': 'Node',
  'operations.postgres': 'PostgreSQL',
  'operations.postgresEmbedded': '{{version}}, ενσωματωμένη',
  'operations.postgresOwn': '{{version}}, δική σας',
  'operations.servers': 'Διακομιστές σε λειτουργία',
  'operations.unknown': 'Άγνωστο',
  'operations.migration': 'Νεότερη μετάπτωση',
  'operations.migrationNewer':
    '{{migration}}: νεότερη έκδοση αναβάθμισε τη βάση· αυτή φέρνει τη {{schema}}',
  'operations.backup': 'Αντίγραφα ασφαλείας',
  'operations.backupOff':
    'Δεν έχουν οριστεί. Ορίστε τα BACKUP_URL και BACKUP_KEY: docs/operations/backup.md',
  'operations.backupHolds': 'Περιέχει',
  'operations.backupAll': 'Βάση δεδομένων και αρχεία',
  'operations.backupFiles': 'Αρχεία',
  'operations.backupPlace': 'Χώρος',
  'operations.backupPlace.folder': 'Φάκελος',
  'operations.backupPlace.s3': 'S3',
  'operations.backupSealed': 'Κρυπτογραφημένα',
  'operations.yes': 'Ναι',
  'operations.no': 'Όχι',
  'operations.sentOn': 'Πλήρη έως',
  'operations.sentOnUnknown': 'Αυτός ο διακομιστής δεν έχει στείλει τίποτα ακόμη',
  'operations.trouble': 'Δεν στέλνεται τίποτα από {{when}}',
  'operations.run.base': 'Αντίγραφο',
  'operations.run.proof': 'Δοκιμαστική επαναφορά',
  'operations.run.ok': 'Έγινε',
  'operations.run.failed': 'Απέτυχε',
  'operations.run.open': 'Σε εξέλιξη ή διακόπηκε',
  'operations.restorable': 'Μπορούν να επαναφερθούν',
  'operations.everyMoment': 'Κάθε στιγμή από {{from}} έως {{till}}',
  'operations.everyMomentFrom': 'Κάθε στιγμή από {{from}} και μετά',
  'operations.nothingRestorable': 'Τίποτα ακόμη.',
  'operations.storedIn': '{{size}}, αποθηκευμένα σε {{stored}}',
  'operations.olderBackups_one': 'και {{count}} παλαιότερο',
  'operations.olderBackups_other': 'και {{count}} παλαιότερα',
  'operations.runs': 'Νεότερα',
  'operations.jobs': 'Εργασίες',
  'operations.jobsNone': 'Δεν έχει εκτελεστεί ακόμη εργασία σε αυτή τη βάση',
  'operations.waiting': 'Σε αναμονή: {{count}}',
  'operations.running': 'Εκτελούνται: {{count}}',
  'operations.retrying': 'Νέα προσπάθεια: {{count}}',
  'operations.failed': 'Εγκαταλείφθηκαν: {{count}}',
  'operations.failedOn': 'Απέτυχε {{when}}',
  'operations.lastDone': 'τελευταία {{when}}',
  'operations.next': 'επόμενη {{when}}',
  'operations.notScheduled': 'χωρίς πρόγραμμα',
  'operations.jobRetried_one': '{{count}} εργασία εκτελείται ξανά',
  'operations.jobRetried_other': '{{count}} εργασίες εκτελούνται ξανά',
  'operations.mails': 'E-mail',
  'operations.mailsBy': 'Αποστολή',
  'operations.mailsBy.smtp': 'Μέσω του διακομιστή του SMTP_URL',
  'operations.mailsBy.outbox':
    'Πουθενά: το SMTP_URL δεν έχει οριστεί, τα e-mail γράφονται σε φάκελο',
  'operations.mailsWaiting': 'Σε αναμονή',
  'operations.mailsDelayed': 'Δεν έγιναν δεκτά ακόμη',
  'operations.mailsUndelivered': 'Δεν παραδόθηκαν αυτή την εβδομάδα',
  'operations.mailsOldest': 'Παλαιότερο σε αναμονή',
  'operations.mailsNoAddress': 'Χωρίς έγκυρη διεύθυνση',
  'operations.mailsGivenUp': 'Δεν στέλνεται ξανά',
  'operations.mailsAbout': '{{kind}}: {{count}}',
  'operations.mailsOther': 'Άλλα',
  'operations.mailRetried_one': '{{count}} e-mail στέλνεται ξανά',
  'operations.mailRetried_other': '{{count}} e-mail στέλνονται ξανά',
  'operations.calendars': 'Ημερολόγια άλλων ιστότοπων',
  'operations.calendarsNone': 'Δεν διαβάζεται ημερολόγιο άλλου ιστότοπου',
  'operations.calendarsMore_one': '{{count}} ακόμη διαβάζεται κανονικά',
  'operations.calendarsMore_other': '{{count}} ακόμη διαβάζονται κανονικά',
  'operations.feedRead': 'Ανάγνωση {{when}}',
  'operations.feedNever': 'Δεν έχει διαβαστεί ποτέ',
  'operations.handedOut': 'Ιδιωτικά ημερολόγια προσωπικού',
  'operations.handedOutUsed': '{{count}}, τελευταία ανάγνωση {{when}}',
  'operations.sizes': 'Βάση δεδομένων και αρχεία',
  'operations.database': 'Βάση δεδομένων',
  'operations.files': 'Αποθηκευμένα αρχεία',
  'operations.filesSum': '{{count}}, {{size}}',
  'operations.filesEstimate': 'περίπου {{count}}, {{size}} (εκτίμηση)',
  'operations.tables': 'Μεγαλύτεροι πίνακες',
  'operations.table': 'Πίνακας',
  'operations.rows': 'Γραμμές, περίπου',
  'operations.size': 'Μέγεθος',
  'operations.disks': 'Δίσκοι',
  'operations.disksNone': 'Δεν παρακολουθείται δίσκος (MIN_FREE_MB είναι 0)',
  'operations.disk.files': 'Αρχεία',
  'operations.disk.data': 'Δεδομένα',
  'operations.disk.database': 'Βάση δεδομένων',
  'operations.disk.log': 'Καταγραφή της βάσης',
  'operations.disk.temporary': 'Προσωρινά αρχεία',
  'operations.free': '{{free}} ελεύθερα από {{total}}',
  'operations.services': 'Υπηρεσίες σε χρήση',
  'operations.filesIn': 'Τα αρχεία φυλάσσονται σε',
  'operations.filesIn.folder': 'Φάκελο του διακομιστή',
  'operations.filesIn.s3': 'S3',
  'operations.geocoder': 'Θέσεις διευθύνσεων',
  'operations.geocoderNone': 'Δεν αναζητούνται (το GEOCODER_URL δεν έχει οριστεί)',
  'operations.map': 'Χάρτης',
  'operations.sessions': 'Συνδεδεμένοι',
  'operations.sessions.admin': 'Διαχειριστές',
  'operations.sessions.employee': 'Υπάλληλοι',
  'operations.sessions.client': 'Πελάτες με πληρωμές',
  'operations.sessionsOf':
    'Άτομα: {{people}}, συνδέσεις: {{sessions}}. Νεότερη δραστηριότητα {{when}}',
  'operations.sessionsLink': 'Οι δικές σας συνδέσεις και αποσύνδεση παντού',
  'operations.support': 'Για την υποστήριξη',
  'operations.supportText':
    'Ένα αρχείο με όσα δείχνει αυτή η σελίδα, ποιες ρυθμίσεις έχουν οριστεί (όχι τις τιμές τους) και στατιστικά της βάσης. Δεν περιέχει όνομα, διεύθυνση, τηλέφωνο, e-mail ή κείμενο κανενός.',
  'operations.bundle': 'Λήψη για την υποστήριξη',
  'operations.unit.0': '{{size}} B',
  'operations.unit.1': '{{size}} kB',
  'operations.unit.2': '{{size}} MB',
  'operations.unit.3': '{{size}} GB',
  'operations.unit.4': '{{size}} TB',
  'operations.job.countActionLog': 'Καταμέτρηση ιστορικού ενεργειών',
  'operations.job.emptyTrash': 'Εκκαθάριση κάδου',
  'operations.job.findDuplicates': 'Εύρεση διπλών καταχωρίσεων',
  'operations.job.makeFeeds': 'Δημιουργία αρχείων για τα portals',
  'operations.job.watchPortals': 'Έλεγχος για portals που δεν έρχονται',
  'operations.job.fetchCalendars': 'Ανάγνωση ημερολογίων άλλων ιστότοπων',
  'operations.job.foldTotals': 'Άθροιση συνόλων',
  'operations.job.alertOutside':
    'Ειδοποίηση του προγράμματος του διαχειριστή για τα αντίγραφα ασφαλείας',
  'operations.job.archive': 'Δημιουργία εξαγωγών του γραφείου και των προβολών',
  'operations.job.arrival': 'Επαναφορά εξαγωγών',
  'operations.job.import': 'Επεξεργασία εισαγωγών',
  'operations.job.forgetRequests': 'Διαγραφή παλιών αιτημάτων',
  'operations.job.forgetRetained': 'Διαγραφή όσων δεν επιτρέπεται να φυλάσσονται',
  'operations.job.measurePictures': 'Μέτρηση φωτογραφιών',
  'operations.job.proveBackup': 'Δοκιμή του αντιγράφου',
  'operations.job.publishObject': 'Δημοσίευση ακινήτων',
  'operations.job.recheckPublished': 'Έλεγχος δημοσιευμένων ακινήτων',
  'operations.job.remind': 'Αποστολή υπενθυμίσεων',
  'operations.job.saySaidTasks': 'Διατύπωση εργασιών σε όλες τις γλώσσες',
  'operations.job.sendMail': 'Αποστολή e-mail',
  'operations.job.sendMatches': 'Αποστολή νέων προσφορών σε πελάτες',
  'operations.job.sweepBlankObjects': 'Διαγραφή κενών ακινήτων',
  'operations.job.sweepEnquiries': 'Εκκαθάριση παλιών αμφίβολων αιτημάτων',
  'operations.job.sweepFiles': 'Διαγραφή αρχείων χωρίς εγγραφή',
  'operations.job.takeAccountSample': 'Προετοιμασία αναζήτησης προσώπων',
  'operations.job.takeBackup': 'Λήψη αντιγράφου ασφαλείας',
  'operations.job.tellOfOffers': 'Ενημέρωση συμβούλων για ταιριαστά ακίνητα',
}
