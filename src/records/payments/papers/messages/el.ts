import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'payments.papers.title': 'Κίνηση λογαριασμού',
  'payments.papers.account': 'Λογαριασμός',
  'payments.papers.period': 'Περίοδος',
  'payments.papers.madeOn': 'Ημερομηνία έκδοσης',
  'payments.papers.total': 'Σύνολο',
  'payments.papers.none': 'Δεν υπάρχουν κινήσεις.',
  'payments.papers.page': 'Σελίδα {{page}} από {{pages}}',
  'payments.papers.tooLong':
    'Ένα PDF χωρά έως {{most}} γραμμές. Περιορίστε το φίλτρο ή κατεβάστε το αρχείο Excel.',
  'payments.papers.referenceNumber': 'Αριθμός',
  'payments.papers.transactionDate': 'Ημερομηνία',
  'payments.papers.categoryName': 'Κατηγορία',
  'payments.papers.objectName': 'Ακίνητο',
  'payments.papers.paymentMethod': 'Τρόπος',
  'payments.papers.credit': 'Έσοδα',
  'payments.papers.debit': 'Έξοδα',
  'payments.papers.balance': 'Υπόλοιπο',
  'payments.papers.status': 'Κατάσταση',
  'payments.papers.paymentDate': 'Εξοφλήθηκε',
  'payments.papers.expirationDate': 'Λήξη',
  'payments.papers.startDate': 'Περίοδος από',
  'payments.papers.endDate': 'Περίοδος έως',
  'payments.papers.confirmedByClientDate': 'Εγκρίθηκε',
  'payments.papers.opening': 'Υπόλοιπο έναρξης',
  'payments.papers.closing': 'Υπόλοιπο λήξης',
} as const
