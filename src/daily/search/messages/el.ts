import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'search.by.otherName': 'και {{found}}',
  'search.by.sound': 'ηχητικά παρόμοιο',
  'search.by.everyday': 'άλλη μορφή του «{{found}}»',
  'search.by.everydayName': 'άλλη μορφή του ονόματος',
  'search.by.mistake': 'διαφέρει ένα γράμμα',
  'search.by.number': 'αριθμός {{number}}',
  'search.by.taxNumber': 'βάσει ΑΦΜ',
  'search.by.email': 'e-mail {{found}}',
  'search.by.phone': 'τηλέφωνο που λήγει σε {{found}}',
  'search.by.otherTitle': 'με τίτλο {{found}}',
  'search.by.otherTitles': 'με άλλον τίτλο',
  'search.by.otherNumber': 'κράτηση {{found}}',
  'search.by.content': 'από την περιγραφή',
}
