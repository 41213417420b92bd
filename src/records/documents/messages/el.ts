import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'document.title': 'Έγγραφα',
  'document.add': 'Προσθήκη εγγράφου',
  'document.edit': 'Επεξεργασία: {{name}}',
  'document.search': 'Όνομα ή περιγραφή',
  'document.none': 'Δεν υπάρχουν ακόμη έγγραφα',
  'document.noneText': 'Κρατήστε εδώ όσα χρειάζονται όλοι: συμβάσεις, έντυπα, τιμοκαταλόγους.',
  'document.name': 'Όνομα αρχείου',
  'document.description': 'Περιγραφή',
  'document.files': 'Αρχεία',
  'document.noFiles': 'Δεν υπάρχουν ακόμη αρχεία.',
  'document.filesNew': 'Νέα αρχεία',
  'document.removeNew': 'Να μην προστεθεί το {{name}}',
  'document.nameHint': 'Αν μείνει κενό, χρησιμοποιείται το όνομα του πρώτου αρχείου',
  'document.modifiedOn': 'Τροποποιήθηκε',
  'document.open': 'Άνοιγμα του {{name}} σε νέα καρτέλα',
  'document.service': 'Στοιχεία καταχώρισης',
  'document.deleteQuestion': 'Διαγραφή του εγγράφου;',
  'document.deleted': 'Διαγράφηκε: {{name}}.',
} as const
