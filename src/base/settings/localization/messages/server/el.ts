import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'localization.noSheet':
    'Το αρχείο δεν είναι βιβλίο εργασίας XLSX ή είναι κατεστραμμένο. Κατεβάστε ξανά τα κείμενα και στείλτε εκείνο το αρχείο.',
  'localization.tooLarge':
    'Το βιβλίο εργασίας είναι πολύ μεγάλο: έως {{max}} MB, {{rows}} γραμμές και {{columns}} στήλες, και να διαβάζεται σε λίγα δευτερόλεπτα.',
  'localization.oneFile': 'Επιλέξτε ένα αρχείο.',
  'localization.wrongColumns':
    'Η πρώτη γραμμή του πρώτου φύλλου χρειάζεται μια στήλη «key» και μια στήλη για τουλάχιστον μία γλώσσα: «en», «el» ή «ru», από μία φορά.',
  'localization.rowFault': 'Γραμμή {{row}} ({{key}}): {{text}}',
  'localization.noKey': 'Λείπει το κλειδί.',
  'localization.unknownKey': 'Δεν υπάρχει τέτοιο κείμενο.',
  'localization.twice': 'Αυτό το κλειδί υπάρχει ήδη σε προηγούμενη γραμμή.',
  'localization.formula': 'Η γραμμή περιέχει τύπο. Πληκτρολογήστε το ίδιο το κείμενο.',
  'localization.shownOtherwise':
    'Το κελί περιέχει ημερομηνία ή αριθμό που εμφανίζεται αλλιώς. Μορφοποιήστε το ως κείμενο και πληκτρολογήστε το ξανά.',
  'localization.noSuchForm':
    'Η γλώσσα αυτή δεν έχει τέτοια μορφή πληθυντικού. Αφήστε το κελί κενό.',
  'localization.empty': 'Το κείμενο είναι κενό.',
  'localization.tooLong': 'Το κείμενο είναι πολύ μεγάλο: χωρούν έως {{max}} χαρακτήρες.',
  'localization.lost': 'Λείπει αυτό το τμήμα: {{parts}}',
  'localization.added': 'Αυτό το τμήμα δεν ανήκει εδώ: {{parts}}',
}
