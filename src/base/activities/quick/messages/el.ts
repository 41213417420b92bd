import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'task.label': 'Νέα εργασία',
  'task.placeholder': 'Τι πρέπει να γίνει και πότε: αύριο 10:00',
  'task.hint':
    'Με Enter προστίθεται για εσάς. Ημέρα και ώρα στο τέλος ή στην αρχή αναγνωρίζονται: αύριο, την Παρασκευή στις 10, σε 3 μέρες, 12.3.',
  'task.add': 'Προσθήκη εργασίας',
  'task.noDate': 'Δεν είναι ημερομηνία',
  'task.added': 'Προστέθηκε: {{text}}',
  'task.notSaved': 'Η εργασία δεν αποθηκεύτηκε.',
}
