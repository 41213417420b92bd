import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'alert.about': 'О чём',
  'alert.readedLine': 'Прочитано {{day}}, {{name}}',
  'alert.date': 'Дата',
  'alert.source': 'Источник',
  'alert.content': 'Содержание',
  'alert.notes': 'Заметки',
  'alert.readedOn': 'Прочитано',
  'alert.readedBy': 'Кем прочитано',
  'alert.title': 'Оповещение',
  'alert.back': 'Назад к списку',
  'alert.mark': 'Отметка',
  'alert.markAsRead': 'Отметить как прочитанное',
  'alert.markAsUnread': 'Отметить как непрочитанное',
  'alert.saveNotes': 'Сохранить заметки',
  'alert.delete': 'Удалить',
  'alert.deleted': 'Оповещение удалено.',
  'alert.unread': 'Не прочитано',
  'alerts.title': 'Оповещения',
  'alerts.none': 'Оповещений нет',
  'alerts.noneText': 'Здесь появятся напоминания об аренде, сообщения с сайта и ошибки публикации.',
}
