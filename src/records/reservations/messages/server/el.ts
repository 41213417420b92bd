import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'occupancy.alert.source': 'Ημερολόγια διαμονών',
  'occupancy.alert.vanished':
    'Ημέρες δεν υπάρχουν πλέον στο ημερολόγιο «{{name}}» του ακινήτου {{object}}. Μένουν δεσμευμένες μέχρι να τις ελευθερώσει κάποιος:',
  'occupancy.alert.clashing':
    'Διπλή κράτηση: το ημερολόγιο «{{name}}» του ακινήτου {{object}} έχει ημέρες για τις οποίες υπάρχει ήδη κράτηση:',
  'occupancy.alert.failed':
    'Το ημερολόγιο «{{name}}» του ακινήτου {{object}} δεν διαβάστηκε τρεις φορές στη σειρά. Καμία ημέρα δεν ελευθερώθηκε από αυτό.',
  'occupancy.alert.unread':
    'Μέρη του ημερολογίου «{{name}}» του ακινήτου {{object}} δεν διαβάστηκαν. Ίσως λείπουν οι ημέρες τους:',
  'occupancy.overlap': 'Οι ημέρες αυτές είναι δεσμευμένες από {{from}} έως {{till}}.',
  'occupancy.overlapNamed':
    'Οι ημέρες αυτές είναι δεσμευμένες από {{from}} έως {{till}}: {{name}}.',
  'occupancy.ofCalendar': 'Οι ημέρες αυτές προέρχονται από άλλο ημερολόγιο και αλλάζουν εκεί.',
  'occupancy.stillThere':
    'Οι ημέρες αυτές υπάρχουν ακόμη στο άλλο ημερολόγιο: ελευθερώστε τις εκεί.',
  'occupancy.endsBefore': 'Το τέλος πρέπει να είναι μετά την αρχή.',
  'occupancy.tooLong': 'Οι ημέρες είναι πάρα πολλές.',
  'occupancy.oneFile': 'Ένα αρχείο τη φορά.',
  'season.overlap': 'Υπάρχει ήδη περίοδος από {{from}} έως {{till}}.',
  'season.endsBefore': 'Η τελευταία διανυκτέρευση δεν μπορεί να είναι πριν από την πρώτη.',
  'season.tooLong': 'Η περίοδος είναι πολύ μεγάλη.',
  'season.sameObject': 'Είναι το ίδιο ακίνητο.',
}
