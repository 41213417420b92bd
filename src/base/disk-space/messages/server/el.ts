import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'room.alert.source': 'Χώρος στον διακομιστή',
  'room.alert.low':
    'Απομένει λίγος χώρος στον διακομιστή {{server}}: {{megabytes}} MB στον δίσκο του {{path}}.',
  'room.alert.full':
    'Δεν απομένει χώρος στον διακομιστή {{server}}: {{megabytes}} MB στον δίσκο του {{path}}. Δεν αποθηκεύεται τίποτα μέχρι να υπάρξει περισσότερος.',
  'room.alert.whatToDo':
    'Ένας διαχειριστής πρέπει να ελευθερώσει χώρο ή να μεγαλώσει τον δίσκο. Μετά όλα συνεχίζονται από μόνα τους.',
}
