import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'bounce.said': 'Ο διακομιστής απάντησε: {{said}}',
  'bounce.permanent': 'Αυτόματα e-mail δεν στέλνονται σε αυτή τη διεύθυνση.',
  'bounce.temporary': 'Τα e-mail στέλνονται κανονικά σε αυτή τη διεύθυνση.',
  'bounce.works': 'Η διεύθυνση λειτουργεί',
  'bounce.notices': 'E-mail που επέστρεψαν',
  'bounce.notices.hint':
    'Αποθηκεύστε από τα εισερχόμενά σας τις ειδοποιήσεις μη παράδοσης ως αρχεία .eml και φέρτε τα εδώ: οι διευθύνσεις σημειώνονται όπου εμφανίζονται. Με ένα πάτημα η σημείωση αφαιρείται. Τέτοια ειδοποίηση μπορεί να γράψει ο καθένας: τίποτα δεν διαγράφεται εξαιτίας της.',
  'bounce.notices.choose': 'Επιλογή ειδοποιήσεων',
  'bounce.notices.limits': 'Έως {{most}} αρχεία των {{megabytes}} MB',
}
