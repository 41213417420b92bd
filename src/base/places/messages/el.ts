import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'place.typeToSearch': 'Πόλη, συνοικία ή περιφέρεια',
  'place.geocoderFailed': 'Η υπηρεσία εντοπισμού διευθύνσεων δεν απαντά. Δοκιμάστε ξανά αργότερα.',
  'place.geocoderBusy': 'Αναζητούνται πολλές διευθύνσεις. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
}
