import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'room.low': 'Απομένει λίγος χώρος στον διακομιστή: {{megabytes}} MB',
  'room.lowHint':
    'Κάτω από {{stop}} MB δεν αποθηκεύεται πια τίποτα. Ελευθερώστε χώρο ή μεγαλώστε τον δίσκο του {{path}}.',
  'room.full': 'Δεν απομένει χώρος στον διακομιστή: {{megabytes}} MB',
  'room.fullHint':
    'Δεν αποθηκεύεται τίποτα μέχρι να υπάρξουν {{stop}} MB. Ελευθερώστε χώρο ή μεγαλώστε τον δίσκο του {{path}}: μετά όλα συνεχίζονται από μόνα τους.',
}
