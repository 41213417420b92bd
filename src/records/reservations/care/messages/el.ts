import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'stayCare.title': 'Παράδοση και καθαρισμός',
  'stayCare.hint':
    'Κάθε επιβεβαιωμένη κράτηση δημιουργεί εργασία για όποιον έχει οριστεί: παράδοση την ημέρα της άφιξης, καθαρισμό την ημέρα της αναχώρησης.',
  'stayCare.handedOverById': 'Υπεύθυνος παράδοσης',
  'stayCare.cleanedById': 'Υπεύθυνος καθαρισμού',
  'stayCare.saved': 'Αποθηκεύτηκε. Οι εργασίες των επόμενων κρατήσεων ενημερώθηκαν.',
}
