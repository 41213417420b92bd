import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'transaction.accountId': 'Λογαριασμός',
  'transaction.amount': 'Ποσό',
  'transaction.transactionDate': 'Ημερομηνία',
  'transaction.paymentMethod': 'Τρόπος πληρωμής',
  'transaction.categoryId': 'Κατηγορία',
  'transaction.internalNotes': 'Εσωτερικές σημειώσεις',
  'transaction.status': 'Κατάσταση',
  'transaction.paymentDate': 'Πληρώθηκε στις',
  'transaction.expirationDate': 'Πληρωτέο έως',
  'transaction.startDate': 'Περίοδος χρέωσης από',
  'transaction.endDate': 'Περίοδος χρέωσης έως',
  'transaction.amountPositive': 'Το ποσό πρέπει να είναι μεγαλύτερο από το μηδέν.',
  'transaction.endsBeforeStart': 'Η λήξη είναι πριν από την έναρξη.',
}
