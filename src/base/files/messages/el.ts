import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'file.none': 'Δεν υπάρχουν ακόμη αρχεία.',
  'file.choose': 'Επιλογή αρχείων',
  'file.drop': 'ή σύρετέ τα εδώ',
  'file.dropNow': 'Αφήστε τώρα τα αρχεία',
  'file.accepted':
    'Εικόνες, βίντεο, ήχος, κείμενο, Word, Excel, PowerPoint, OpenDocument, PDF, RTF, Visio, XML και συμπιεσμένα αρχεία, έως {{max}} MB το καθένα',
  'file.takePhoto': 'Λήψη φωτογραφίας',
  'file.uploading': 'Μεταφόρτωση: {{name}}',
  'file.cancel': 'Ακύρωση της μεταφόρτωσης του αρχείου {{name}}',
  'file.again': 'Δοκιμάστε ξανά',
  'file.dismiss': 'Απόκρυψη',
  'file.failed': 'Ορισμένα αρχεία δεν μεταφορτώθηκαν',
  'file.emptyFolder': 'Ο φάκελος αυτός δεν περιέχει αρχεία.',
  'file.open': 'Άνοιγμα του αρχείου {{name}} σε νέα καρτέλα',
  'file.remove': 'Διαγραφή του αρχείου {{name}}',
  'file.deleteQuestion': 'Διαγραφή αρχείου;',
  'file.deleted': 'Το αρχείο {{name}} διαγράφηκε.',
}
