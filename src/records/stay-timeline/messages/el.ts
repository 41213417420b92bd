import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'timeline.title': 'Χρονοδιάγραμμα διαμονών',
  'timeline.from': 'Από',
  'timeline.earlier': 'Νωρίτερα',
  'timeline.later': 'Αργότερα',
  'timeline.today': 'Σήμερα',
  'timeline.days': 'Ημέρες',
  'timeline.object': 'Ακίνητο',
  'timeline.empty': 'Κανένα ακίνητο δεν προσφέρεται για βραχυχρόνια μίσθωση',
  'timeline.emptyText': 'Εδώ εμφανίζονται τα ακίνητα βραχυχρόνιας μίσθωσης και όσα έχουν διαμονές.',
  'timeline.book': 'Κράτηση: {{object}}',
  'timeline.calendars': 'Ημερολόγια και δεσμευμένες ημέρες: {{object}}',
  'timeline.stay': '#{{number}} {{client}}, {{from}} – {{till}}, {{stage}}',
  'timeline.how':
    'Σύρετε πάνω σε ελεύθερες ημέρες για κράτηση. Σύρετε μια διαμονή για να τη μετακινήσετε ή το τέλος της για να αλλάξετε τη διάρκεια. Σε οθόνη αφής κρατήστε πρώτα για μια στιγμή. Με το πληκτρολόγιο: με το πλήκτρο διαστήματος πιάνετε μια διαμονή, με τα βέλη τη μετακινείτε, με Shift και βέλη αλλάζετε το τέλος, με Enter την αφήνετε, με Escape μένει όπου ήταν.',
  'timeline.slot': '{{object}}: {{from}} – {{till}}',
  'timeline.moved': 'Η #{{number}} είναι τώρα {{from}} – {{till}}, {{object}}',
  'timeline.left': 'Έμεινε όπου ήταν',
  'timeline.arrivals': 'Αφίξεις σήμερα',
  'timeline.departures': 'Αναχωρήσεις σήμερα',
  'timeline.nobody': 'Κανείς',
  'timeline.troubleFeeds_one': '{{count}} ημερολόγιο δεν διαβάζεται',
  'timeline.troubleFeeds_other': '{{count}} ημερολόγια δεν διαβάζονται',
  'timeline.troubleVanished_one':
    '{{count}} δεσμευμένο διάστημα δεν υπάρχει πλέον στο ημερολόγιό του και μένει δεσμευμένο',
  'timeline.troubleVanished_other':
    '{{count}} δεσμευμένα διαστήματα δεν υπάρχουν πλέον στα ημερολόγιά τους και μένουν δεσμευμένα',
  'timeline.troubleClashes_one': '{{count}} διάστημα έχει διπλή κράτηση',
  'timeline.troubleClashes_other': '{{count}} διαστήματα έχουν διπλή κράτηση',
  'timeline.failedFeed': 'Ένα ημερολόγιο δεν διαβάζεται',
}
