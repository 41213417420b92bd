import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'help.title': 'Βοήθεια',
  'help.here': 'Για αυτή τη σελίδα',
  'help.all': 'Όλα τα θέματα',
  'help.group.firstHour': 'Η πρώτη ώρα',
  'help.group.clients': 'Πελάτες και ζητήσεις',
  'help.group.properties': 'Ακίνητα',
  'help.group.deals': 'Υποδείξεις και συμφωνίες',
  'help.group.stays': 'Κρατήσεις',
  'help.group.payments': 'Πληρωμές',
  'help.group.safety': 'Τάξη και ασφάλεια',
  'help.search': 'Τι θέλετε να κάνετε;',
  'help.nothing': 'Δεν υπάρχει βοήθεια με αυτή τη λέξη. Δοκιμάστε άλλη.',
  'help.steps': 'Βήμα προς βήμα',
  'help.open': 'Άνοιγμα: {{name}}',
  'help.picture': 'Πώς φαίνεται: {{task}}',
  'help.toAll': 'Όλη η βοήθεια',
  'help.others': 'Σχετικά',
  'help.notYours': 'Αυτό το κάνουν συνάδελφοι με άλλο ρόλο. Ρωτήστε έναν διαχειριστή.',
  'help.news': 'Τι νέο υπάρχει',
  'help.newsSince': 'Νέα από την τελευταία σας επίσκεψη',
  'help.newsSeen': 'Εντάξει',
  'help.newsAll': 'Όλα τα νέα',
}
