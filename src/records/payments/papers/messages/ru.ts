import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'payments.papers.title': 'Выписка по счёту',
  'payments.papers.account': 'Счёт',
  'payments.papers.period': 'Период',
  'payments.papers.madeOn': 'Дата составления',
  'payments.papers.total': 'Итого',
  'payments.papers.none': 'Операций нет.',
  'payments.papers.page': 'Страница {{page}} из {{pages}}',
  'payments.papers.tooLong':
    'В PDF помещается не больше {{most}} строк. Сузьте фильтр или скачайте таблицу.',
  'payments.papers.referenceNumber': 'Номер',
  'payments.papers.transactionDate': 'Дата',
  'payments.papers.categoryName': 'Категория',
  'payments.papers.objectName': 'Объект',
  'payments.papers.paymentMethod': 'Способ',
  'payments.papers.credit': 'Доход',
  'payments.papers.debit': 'Расход',
  'payments.papers.balance': 'Остаток',
  'payments.papers.status': 'Статус',
  'payments.papers.paymentDate': 'Оплачено',
  'payments.papers.expirationDate': 'Срок',
  'payments.papers.startDate': 'Период с',
  'payments.papers.endDate': 'Период по',
  'payments.papers.confirmedByClientDate': 'Одобрено',
  'payments.papers.opening': 'Входящий остаток',
  'payments.papers.closing': 'Исходящий остаток',
} as const
