import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'arrival.inTheWay':
    'Μια εξαγωγή εισάγεται μόνο όπου υπάρχουν αποκλειστικά προσωπικό και ρυθμίσεις. Εδώ υπάρχουν ήδη: {{tables}}. Μεμονωμένα φύλλα εργασίας εισάγονται από την ενότητα Εισαγωγή.',
  'arrival.because': '{{why}}',
  'arrival.oneAtATime': 'Μια άλλη εξαγωγή εισάγεται ή αναιρείται. Παρακαλούμε περιμένετε.',
  'arrival.oneFile': 'Επιλέξτε ένα αρχείο.',
  'arrival.notNow': 'Αυτό δεν είναι δυνατό αυτή τη στιγμή. Φορτώστε ξανά τη σελίδα.',
  'arrival.refused.noZip': 'Αυτό δεν είναι αρχείο ZIP.',
  'arrival.refused.damaged': 'Το αρχείο ZIP είναι κατεστραμμένο ή ελλιπές.',
  'arrival.refused.strange':
    'Το αρχείο ZIP περιέχει το «{{name}}», που δεν υπάρχει σε καμία εξαγωγή του προγράμματος.',
  'arrival.refused.tooMuch': 'Το αρχείο ZIP αποσυμπιέζεται σε μέγεθος που καμία εξαγωγή δεν έχει.',
  'arrival.refused.noDescription':
    'Δεν είναι πλήρης εξαγωγή γραφείου: το description.json λείπει ή δεν διαβάζεται.',
  'arrival.refused.newer':
    'Η εξαγωγή έγινε με νεότερη έκδοση του προγράμματος ({{version}}). Ενημερώστε πρώτα αυτή την εγκατάσταση.',
  'arrival.refused.onlyView':
    'Αυτή η εξαγωγή περιέχει μόνο τις εγγραφές μιας προβολής. Εισαγάγετε τα φύλλα εργασίας της από την ενότητα Εισαγωγή.',
  'arrival.refused.files': 'Η περιγραφή αναφέρει {{said}} αρχεία, αλλά το ZIP περιέχει {{found}}.',
  'arrival.refused.noJson': '{{table}}: η γραμμή {{line}} δεν διαβάζεται.',
  'arrival.refused.fields': '{{table}}: η γραμμή {{line}} έχει άλλα πεδία από την περιγραφή.',
  'arrival.refused.missing': '{{table}}: λείπει το αρχείο με τις εγγραφές.',
  'arrival.refused.count': '{{table}}: αναμένονταν {{said}} εγγραφές και βρέθηκαν {{found}}.',
  'arrival.refused.value': '{{table}}: μια τιμή δεν είναι δυνατή ({{what}}).',
  'arrival.refused.empty': '{{table}}: λείπει μια τιμή ({{what}}).',
  'arrival.refused.nothing': '{{table}}: υπάρχει αναφορά σε εγγραφή που δεν υπάρχει ({{what}}).',
  'arrival.refused.twice': '{{table}}: κάτι μοναδικό υπάρχει δύο φορές ({{what}}).',
  'arrival.refused.rule': '{{table}}: μια τιμή παραβιάζει κανόνα ({{what}}).',
  'arrival.refused.overlap': '{{table}}: δύο εγγραφές επικαλύπτονται ({{what}}).',
  'arrival.refused.reference':
    '{{table}}: το {{what}} αναφέρεται στην εγγραφή {{number}}, που δεν υπάρχει στην εξαγωγή.',
  'arrival.refused.size': 'Το αρχείο {{name}} έχει άλλο μέγεθος από αυτό που λέει η εξαγωγή.',
  'arrival.refused.notEmpty':
    'Στο μεταξύ προστέθηκε κάτι εδώ. Μια εξαγωγή εισάγεται μόνο όπου υπάρχουν αποκλειστικά προσωπικό και ρυθμίσεις.',
  'arrival.refused.failed':
    'Έγιναν τρεις προσπάθειες και απέτυχαν για λόγο του διακομιστή. Δοκιμάστε ξανά· αν αποτύχει και πάλι, δώστε τον αριθμό αναφοράς «arrival {{id}}» σε όποιον φροντίζει το πρόγραμμα: με αυτόν το αρχείο καταγραφής του διακομιστή γράφει την αιτία.',
  'arrival.refused.fileGone': 'Το αρχείο που στάλθηκε δεν υπάρχει πια. Στείλτε το ξανά.',
  'arrival.refused.worked': 'Παραμένει: κάποιος έχει εργαστεί έκτοτε με όσα εισήχθησαν. {{tables}}',
  'arrival.remark.were':
    'Άτομα, υποκαταστήματα και πρότυπα μηνυμάτων που υπήρχαν ήδη και μένουν ως έχουν: {{count}}.',
  'arrival.remark.portals':
    'Οι πύλες είναι ανενεργές και χρειάζονται νέα διεύθυνση. Νέοι είναι και οι σύνδεσμοι των επιλογών και των εγκρίσεων.',
  'arrival.remark.filters': 'Φίλτρα αποθηκευμένων προβολών που παραλείφθηκαν: {{count}}.',
  'arrival.remark.log': 'Τιμές του ιστορικού ενεργειών που παραλείφθηκαν: {{count}}.',
  'arrival.remark.followUps': 'Επόμενα βήματα συμφωνιών που δεν αναιρούνται πλέον: {{count}}.',
  'arrival.remark.alerts': 'Ειδοποιήσεις που η εγγραφή τους δεν υπάρχει πια: {{count}}.',
  'arrival.remark.hanging':
    'Αρχεία, συνδέσεις και αποφάσεις που παραλείφθηκαν, επειδή η εγγραφή τους λείπει από την εξαγωγή: {{count}}.',
  'arrival.alert.source': 'Επαναφορά εξαγωγής',
  'arrival.alert.done': 'Όλα από το {{file}} είναι εδώ. Εγγραφές: {{rows}}.',
  'arrival.alert.refused': 'Το {{file}} απορρίφθηκε και τίποτα δεν άλλαξε. {{why}}',
  'arrival.alert.failed': 'Το {{file}} δεν μπόρεσε να εισαχθεί και τίποτα δεν άλλαξε. {{why}}',
  'arrival.alert.stays': 'Το {{file}} δεν αναιρέθηκε. {{why}}',
}
