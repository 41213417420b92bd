import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'transaction.accountId': 'Счёт',
  'transaction.amount': 'Сумма',
  'transaction.transactionDate': 'Дата',
  'transaction.paymentMethod': 'Способ оплаты',
  'transaction.categoryId': 'Категория',
  'transaction.internalNotes': 'Внутренние заметки',
  'transaction.status': 'Состояние',
  'transaction.paymentDate': 'Оплачено',
  'transaction.expirationDate': 'Оплатить до',
  'transaction.startDate': 'Расчётный период с',
  'transaction.endDate': 'Расчётный период по',
  'transaction.amountPositive': 'Сумма должна быть больше нуля.',
  'transaction.endsBeforeStart': 'Конец раньше начала.',
}
