import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'lead.accountId': 'Контакт',
  'lead.source': 'Источник',
  'lead.forPurchase': 'Покупка',
  'lead.forRent': 'Аренда',
  'lead.forShortRent': 'Краткосрочная аренда',
  'lead.forSell': 'Продажа',
  'lead.forRentOut': 'Сдача в аренду',
  'lead.purchaseBudgetRangeMin': 'Бюджет покупки от',
  'lead.purchaseBudgetRangeMax': 'Бюджет покупки до',
  'lead.rentBudgetRangeMin': 'Бюджет аренды от',
  'lead.rentBudgetRangeMax': 'Бюджет аренды до',
  'lead.shortRentBudgetRangeMin': 'Бюджет краткосрочной аренды от',
  'lead.shortRentBudgetRangeMax': 'Бюджет краткосрочной аренды до',
  'lead.startDate': 'Дата начала',
  'lead.endDate': 'Дата окончания',
  'lead.priority': 'Приоритет',
  'lead.stage': 'Этап',
  'lead.description': 'Описание',
}
