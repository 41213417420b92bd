import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'personalData.title': 'Προσωπικά δεδομένα: {{name}}',
  'personalData.held': 'Τι τηρείται',
  'personalData.merged_one': 'Μαζί με {{count}} επαφή που συγχωνεύτηκε με αυτήν.',
  'personalData.merged_other': 'Μαζί με {{count}} επαφές που συγχωνεύτηκαν με αυτήν.',
  'personalData.takeOut': 'Λήψη όλων',
  'personalData.takeOutText':
    'Ένα αρχείο με όλα όσα τηρούνται για αυτό το πρόσωπο, για ανάγνωση και παράδοση. Τρίτοι αναφέρονται μόνο με το όνομά τους, όπου χρειάζεται.',
  'personalData.erase': 'Οριστική διαγραφή',
  'personalData.eraseText':
    'Αφαιρεί όνομα, στοιχεία επικοινωνίας, σημειώσεις, μηνύματα, αρχεία και ό,τι άλλο αφορά το πρόσωπο, και από το ιστορικό αλλαγών. Τα ποσά των συμφωνιών, των κρατήσεων και των πληρωμών μένουν χωρίς πρόσωπο. Δεν αναιρείται.',
  'personalData.standsAgainst': 'Τι το εμποδίζει',
  'personalData.nothingAgainst': 'Τίποτα δεν εμποδίζει τη διαγραφή.',
  'personalData.mustStay': 'Ο νόμος ή η ιδιότητα του προσώπου εδώ δεν το επιτρέπει ακόμη.',
  'personalData.mayDecide': 'Μπορείτε να αποφασίσετε τη διαγραφή παρ’ όλα αυτά.',
  'personalData.against.order_one': 'Μια εντολή που εκδόθηκε τηρείται ως αποδεικτικό ({{count}}).',
  'personalData.against.order_other': 'Εντολές που εκδόθηκαν τηρούνται ως αποδεικτικά ({{count}}).',
  'personalData.against.contract_one':
    'Κατά τη νομοθεσία στις Ρυθμίσεις, ένα συμβόλαιο πρέπει ακόμη να τηρηθεί ({{count}}).',
  'personalData.against.contract_other':
    'Κατά τη νομοθεσία στις Ρυθμίσεις, συμβόλαια πρέπει ακόμη να τηρηθούν ({{count}}).',
  'personalData.against.staff_one': 'Το πρόσωπο εργάζεται εδώ: τερματίστε πρώτα τη συνεργασία.',
  'personalData.against.staff_other': 'Το πρόσωπο εργάζεται εδώ: τερματίστε πρώτα τη συνεργασία.',
  'personalData.against.openDeal_one': '{{count}} συμφωνία είναι ακόμη ανοιχτή.',
  'personalData.against.openDeal_other': '{{count}} συμφωνίες είναι ακόμη ανοιχτές.',
  'personalData.against.futureStay_one': '{{count}} διαμονή δεν έχει ολοκληρωθεί ακόμη.',
  'personalData.against.futureStay_other': '{{count}} διαμονές δεν έχουν ολοκληρωθεί ακόμη.',
  'personalData.against.unpaid_one': '{{count}} έξοδο δεν έχει πληρωθεί.',
  'personalData.against.unpaid_other': '{{count}} έξοδα δεν έχουν πληρωθεί.',
  'personalData.keptUntil':
    'Έως {{day}}· έπειτα ονόματα, κείμενα και έγγραφα διαγράφονται αυτόματα.',
  'personalData.typeName': 'Πληκτρολογήστε «{{name}}» για επιβεβαίωση',
  'personalData.reallyTitle': 'Οριστική διαγραφή;',
  'personalData.really':
    'Όλα όσα αφορούν «{{name}}» θα χαθούν και κανείς δεν μπορεί να τα επαναφέρει. Να διαγραφούν;',
  'personalData.anyway': 'Διαγραφή παρά τα παραπάνω',
  'personalData.erased': 'Τα προσωπικά δεδομένα διαγράφηκαν.',
  'personalData.retained_one':
    '{{count}} έγγραφο πληρωμής ή συμφωνίας πρέπει από τον νόμο να τηρηθεί έως {{day}}. Μένει στη θέση του και διαγράφεται αυτόματα την επόμενη ημέρα.',
  'personalData.retained_other':
    '{{count}} έγγραφα πληρωμών ή συμφωνιών πρέπει από τον νόμο να τηρηθούν, το αργότερο έως {{day}}. Μένουν στη θέση τους και το καθένα διαγράφεται αυτόματα μόλις λήξει η προθεσμία του.',
  'personalData.stillRetained_one': '{{count}} έγγραφο πληρωμής ή συμφωνίας τηρείται έως {{day}}',
  'personalData.stillRetained_other':
    '{{count}} έγγραφα πληρωμών ή συμφωνιών τηρούνται το αργότερο έως {{day}}',
  'personalData.spellings': 'Άλλες γραφές του ονόματος',
  'personalData.spellingsHint':
    'Αυτές οι λέξεις μοιάζουν με όνομα του προσώπου σε άλλη γραφή ή πτώση. Ίσως ανήκουν σε άλλον: επιλέξτε όσες πρέπει επίσης να διαγραφούν.',
}
