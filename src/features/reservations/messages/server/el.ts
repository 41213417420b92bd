import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'occupancy.alert.source': 'Ημερολόγια διαμονών',
  'occupancy.alert.vanished':
    'Ημέρες δεν υπάρχουν πλέον στο ημερολόγιο «{{name}}» του ακινήτου {{object}}. Μένουν δεσμευμένες μέχρι να τις ελευθερώσει κάποιος:',
  'occupancy.alert.clashing':
    'Διπλή κράτηση: το ημερολόγιο «{{name}}» του ακινήτου {{object}} έχει ημέρες για τις οποίες υπάρχει ήδη κράτηση:',
  'occupancy.alert.failed':
    'Το ημερολόγιο «{{name}}» του ακινήτου {{object}} δεν διαβάστηκε τρεις φορές στη σειρά. Καμία ημέρα δεν ελευθερώθηκε από αυτό.',
}
