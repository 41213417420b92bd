import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'viewing.unknownResult': 'Δεν είναι ένα από τα αποτελέσματα.',
  'viewing.noResult': 'Χωρίς αποτέλεσμα ακόμη',
  'viewing.appointmentCreated': 'Το ραντεβού κλείστηκε',
  'viewing.dateOfViewing': 'Ημερομηνία υπόδειξης',
  'viewing.demandId': 'Αρχική ζήτηση',
  'viewing.results': 'Ακίνητα',
}
