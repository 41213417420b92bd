import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.mail.sent': 'Η υπογεγραμμένη εντολή στάλθηκε στο {{email}} στις {{date}}',
  'order.mail.cameBack':
    'Το μήνυμα επέστρεψε. Διορθώστε τη διεύθυνση στον λογαριασμό και στείλτε το ξανά.',
  'order.mail.notSent':
    'Η υπογεγραμμένη εντολή δεν στάλθηκε με e-mail: δεν υπάρχει διεύθυνση που λειτουργεί.',
  'order.mail.send': 'Αποστολή με e-mail',
  'order.mail.sendAgain': 'Αποστολή ξανά',
  'order.mail.sentNow': 'Η υπογεγραμμένη εντολή στάλθηκε στο {{email}}.',
  'order.mail.tell': 'Ενημέρωση των μερών με e-mail',
}
