import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'timestampSettings.url': 'Διεύθυνση της υπηρεσίας',
  'timestampSettings.certificates': 'Πιστοποιητικά που εμπιστεύεστε',
  'timestamp.hint':
    'Μια υπηρεσία εκτός γραφείου μπορεί να υπογράφει πότε υπήρχε κάθε πράξη μιας εντολής (χρονοσήμανση RFC 3161). Της στέλνεται μόνο ένα άθροισμα ελέγχου, όχι ονόματα ούτε κείμενα. Αν δεν λειτουργεί, οι εντολές υπογράφονται όπως πάντα και σημαίνονται αργότερα.',
  'timestamp.urlHint':
    'Όπως http://timestamp.example.com· την αναφέρει ο πάροχός σας εγκεκριμένων υπογραφών. Κενό: ανενεργή.',
  'timestamp.certificatesHint':
    'Σε μορφή PEM, όπως τα δημοσιεύει η υπηρεσία. Με αυτά απορρίπτονται χρονοσημάνσεις οποιουδήποτε άλλου.',
  'timestamp.off': 'Ανενεργή: οι εντολές δεν χρονοσημαίνονται.',
  'timestamp.counts': 'Πράξεις με χρονοσήμανση: {{stamped}}· χωρίς: {{unstamped}}.',
  'timestamp.failed': 'Δεν έγινε χρονοσήμανση στις {{date}}· θα ξαναγίνει προσπάθεια.',
  'timestamp.saved': 'Η υπηρεσία αποθηκεύτηκε.',
  'timestamp.try': 'Δοκιμή τώρα',
  'timestamp.reload': 'Εμφάνιση των αποθηκευμένων',
  'timestamp.works':
    'Λειτουργεί: η {{service}} έδωσε χρονοσήμανση στις {{time}}. Χωρίς πιστοποιητικά που εμπιστεύεστε δεν ελέγχεται αν είναι η σωστή.',
  'timestamp.worksTrusted':
    'Λειτουργεί: η {{service}}, που εμπιστεύεστε, έδωσε χρονοσήμανση στις {{time}}.',
  'timestamp.noCertificates': 'Δεν είναι πιστοποιητικό PEM (-----BEGIN CERTIFICATE-----).',
  'timestamp.failure.address': 'Καταχωρίστε διεύθυνση που αρχίζει με http:// ή https://.',
  'timestamp.failure.inside': 'Αυτή η διεύθυνση είναι μέσα στο δίκτυο του διακομιστή.',
  'timestamp.failure.unknownHost': 'Δεν υπάρχει διακομιστής με αυτό το όνομα.',
  'timestamp.failure.unreachable': 'Ο διακομιστής δεν απαντά.',
  'timestamp.failure.slow': 'Ο διακομιστής δεν απάντησε μέσα σε 15 δευτερόλεπτα.',
  'timestamp.failure.large': 'Η απάντηση είναι πολύ μεγαλύτερη από χρονοσήμανση.',
  'timestamp.failure.missing': 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
  'timestamp.failure.denied': 'Η υπηρεσία ζητά σύνδεση από τους χρήστες της.',
  'timestamp.failure.status': 'Ο διακομιστής απάντησε με σφάλμα.',
  'timestamp.failure.redirects': 'Η υπηρεσία έχει πια άλλη διεύθυνση. Καταχωρίστε εκείνη.',
  'timestamp.failure.refused': 'Η υπηρεσία αρνήθηκε τη χρονοσήμανση.',
  'timestamp.failure.unreadable': 'Η απάντηση δεν είναι χρονοσήμανση.',
  'timestamp.failure.otherContent': 'Η χρονοσήμανση αφορά κάτι άλλο.',
  'timestamp.failure.otherRequest': 'Η χρονοσήμανση απαντά σε άλλο αίτημα.',
  'timestamp.failure.badSignature': 'Η υπογραφή της χρονοσήμανσης δεν ταιριάζει.',
  'timestamp.failure.untrusted':
    'Η χρονοσήμανση δεν οδηγεί σε κάποιο από τα πιστοποιητικά που εμπιστεύεστε.',
  'timestamp.failure.otherTime':
    'Τα ρολόγια της υπηρεσίας και αυτού του διακομιστή διαφέρουν πάνω από μία ώρα.',
}
