import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'listView.views': 'Προβολές',
  'listView.shown': 'Προβολές: {{name}}',
  'listView.none':
    'Φιλτράρετε τη λίστα, ταξινομήστε τη, επιλέξτε στήλες και αποθηκεύστε τα με ένα όνομα.',
  'listView.add': 'Αποθήκευση όσων εμφανίζονται',
  'listView.edit': 'Αλλαγή της προβολής {{name}}',
  'listView.opensWith': 'Η λίστα να ανοίγει με την προβολή {{name}}',
  'listView.by': 'από: {{author}}',
  'listView.shared': 'Για όλους',
  'listView.name': 'Όνομα',
  'listView.shareIt': 'Για όλους όσοι βλέπουν αυτή τη λίστα',
  'listView.takeOver': 'Με τα φίλτρα, τη σειρά και τις στήλες όπως είναι τώρα',
  'listView.addTitle': 'Νέα προβολή',
  'listView.editTitle': 'Αλλαγή προβολής',
  'listView.delete': 'Διαγραφή προβολής',
  'listView.deleted': 'Η προβολή {{name}} διαγράφηκε.',
  'listView.changedMeanwhile': 'Κάποιος άλλος άλλαξε στο μεταξύ αυτή την προβολή.',
  'listView.isNow': 'Τώρα ονομάζεται «{{name}}».',
  'listView.saveMine': 'Αποθήκευση της δικής μου',
  'listView.takeTheirs': 'Διατήρηση της άλλης',
}
