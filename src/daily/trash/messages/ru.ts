import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'trash.label': 'Корзина',
  'trash.text': 'Удалённое можно восстановить в течение {{days}} дней.',
  'trash.title': 'Удалено',
  'trash.entity': 'Вид',
  'trash.deletedOn': 'Дата удаления',
  'trash.deletedBy': 'Кто удалил',
  'trash.restore': 'Восстановить',
  'trash.restoreOne': 'Восстановить: {{name}}',
  'trash.restored': 'Восстановлено ({{kind}}): {{name}}',
  'trash.open': 'Открыть',
  'trash.everything': 'Всё',
  'trash.search': 'Название содержит',
  'trash.empty': 'Корзина пуста',
  'trash.emptyText': 'То, что вы удалите, будет храниться здесь {{days}} дней.',
  'trash.withoutName': 'Без названия',
}
