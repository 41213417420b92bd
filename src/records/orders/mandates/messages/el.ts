import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.endsSoon': 'Λήγει στις {{day}}',
  'order.makeLonger': 'Παράταση',
  'order.openExtension': 'Άνοιγμα της παράτασης',
  'order.newContract': 'Νέα σύμβαση',
  'order.isLongest': 'Παρατάθηκε όσες φορές επιτρέπει ο νόμος: χρειάζεται νέα σύμβαση.',
}
