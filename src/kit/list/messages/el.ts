import type { Greek } from '../../i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'kit.columns': 'Στήλες',
  'kit.columns.text': 'Ποιες στήλες βλέπετε σε αυτή τη λίστα και με ποια σειρά.',
  'kit.columns.move': 'Μετακίνηση: {{column}}',
  'kit.columns.keys': 'Σύρετέ τη ή πατήστε τα βέλη πάνω και κάτω.',
  'kit.columns.moved': '{{column}}: θέση {{place}} από {{total}}',
  'kit.columns.stays': 'Εμφανίζεται πάντα',
  'kit.columns.density': 'Ύψος γραμμών',
  'kit.columns.density.comfortable': 'Άνετο',
  'kit.columns.density.compact': 'Πυκνό',
  'kit.columns.usual': 'Επαναφορά προεπιλογής',
  'kit.columns.notSaved': 'Η επιλογή στηλών δεν αποθηκεύτηκε.',
  'kit.columns.notLoaded':
    'Η επιλογή στηλών σας δεν φορτώθηκε: εμφανίζονται οι προεπιλεγμένες στήλες.',
  'kit.list.before': 'Προηγούμενη εγγραφή',
  'kit.list.after': 'Επόμενη εγγραφή',
  'kit.list.beside': 'Επόμενη και προηγούμενη',
  'kit.list.place': '{{at}} από {{total}}',
  'kit.list.left': 'Δεν βρίσκεται πλέον σε αυτή τη λίστα',
  'kit.list.selectPage': 'Επιλογή όλων των εγγραφών της σελίδας',
  'kit.list.selectRows': 'Επιλογή',
}
