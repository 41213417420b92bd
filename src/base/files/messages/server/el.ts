import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'file.unknown': 'Το αρχείο δεν υπάρχει ή έχει διαγραφεί. Ανεβάστε το ξανά.',
  'file.hangsElsewhere': 'Το αρχείο {{name}} ανήκει ήδη σε άλλη εγγραφή. Ανεβάστε το ξανά εδώ.',
  'file.notOfOneRecord': 'Τα αρχεία αυτά δεν ανήκουν στην ίδια εγγραφή.',
  'file.tooManyPixels':
    'Το {{name}} έχει {{megapixels}} εκατομμύρια εικονοστοιχεία· γίνονται δεκτές εικόνες έως {{max}} εκατομμύρια. Μικρύνετέ την πρώτα.',
  'file.notAccepted':
    'Δεν γίνονται δεκτά αρχεία αυτού του τύπου: {{names}}. Αποθηκεύστε τα πρώτα ως PDF ή εικόνες.',
  'file.empty': 'Το αρχείο {{name}} είναι κενό. Επιλέξτε άλλο αρχείο.',
}
