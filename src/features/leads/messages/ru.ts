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
  'lead.rangeReversed': 'Верхняя граница меньше нижней',
  'lead.unknownOption': 'Такого варианта нет в списке',
  'lead.objectTwice': 'Объект уже в списке!',
  'lead.unknownObject': 'Такого объекта нет',
  'lead.tooManyObjects': 'В заявке может быть не более 500 объектов',
  'lead.description': 'Описание',
}
