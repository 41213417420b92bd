import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'alert.about': 'Αφορά',
  'alert.readedLine': 'Διαβάστηκε στις {{day}} από: {{name}}',
  'alert.date': 'Ημερομηνία',
  'alert.source': 'Προέλευση',
  'alert.content': 'Περιεχόμενο',
  'alert.notes': 'Σημειώσεις',
  'alert.readedOn': 'Διαβάστηκε',
  'alert.readedBy': 'Διαβάστηκε από',
  'alert.title': 'Ειδοποίηση',
  'alert.back': 'Πίσω στη λίστα',
  'alert.mark': 'Σήμανση',
  'alert.markAsRead': 'Σήμανση ως αναγνωσμένης',
  'alert.markAsUnread': 'Σήμανση ως μη αναγνωσμένης',
  'alert.saveNotes': 'Αποθήκευση σημειώσεων',
  'alert.delete': 'Διαγραφή',
  'alert.deleted': 'Η ειδοποίηση διαγράφηκε.',
  'alert.unread': 'Μη αναγνωσμένη',
  'alerts.title': 'Ειδοποιήσεις',
  'alerts.markAllAsRead': 'Σήμανση όλων ως αναγνωσμένων',
  'alerts.markAllAsReadQuestion_one': 'Να σημανθεί ως αναγνωσμένη {{count}} ειδοποίηση;',
  'alerts.markAllAsReadQuestion_other':
    'Να σημανθούν ως αναγνωσμένες και οι {{count}} ειδοποιήσεις;',
  'alerts.unreadOnly': 'Μόνο μη αναγνωσμένες',
  'alerts.none': 'Δεν υπάρχουν ειδοποιήσεις',
  'alerts.noneText':
    'Εδώ θα εμφανίζονται οι υπενθυμίσεις ενοικίων, τα μηνύματα από τον ιστότοπο και τα προβλήματα δημοσίευσης.',
}
