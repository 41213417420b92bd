import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'help.title': 'Помощь',
  'help.here': 'К этой странице',
  'help.all': 'Все темы',
  'help.group.firstHour': 'Первый час',
  'help.group.clients': 'Клиенты и заявки',
  'help.group.properties': 'Объекты',
  'help.group.deals': 'Показы и сделки',
  'help.group.stays': 'Бронирования',
  'help.group.payments': 'Платежи',
  'help.group.safety': 'Порядок и безопасность',
  'help.search': 'Что вы хотите сделать?',
  'help.nothing': 'Такой справки нет. Попробуйте другое слово.',
  'help.steps': 'Шаг за шагом',
  'help.open': 'Открыть: {{name}}',
  'help.picture': 'Как это выглядит: {{task}}',
  'help.toAll': 'Вся помощь',
  'help.others': 'Рядом по теме',
  'help.notYours': 'Это делают коллеги с другой ролью. Спросите администратора.',
  'help.news': 'Что нового',
  'help.newsSince': 'Новое с вашего прошлого визита',
  'help.newsSeen': 'Понятно',
  'help.newsAll': 'Всё новое',
}
