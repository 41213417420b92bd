import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'listView.views': 'Представления',
  'listView.shown': 'Представления: {{name}}',
  'listView.none':
    'Отфильтруйте и отсортируйте список, выберите столбцы и сохраните всё это под одним названием.',
  'listView.add': 'Сохранить показанное',
  'listView.edit': 'Изменить представление «{{name}}»',
  'listView.opensWith': 'Открывать список с представлением «{{name}}»',
  'listView.by': 'автор: {{author}}',
  'listView.shared': 'Для всех',
  'listView.name': 'Название',
  'listView.shareIt': 'Для всех, кто видит этот список',
  'listView.takeOver': 'С фильтрами, порядком и столбцами, как сейчас',
  'listView.addTitle': 'Новое представление',
  'listView.editTitle': 'Изменить представление',
  'listView.delete': 'Удалить представление',
  'listView.deleted': 'Представление «{{name}}» удалено.',
  'listView.changedMeanwhile': 'Кто-то тем временем изменил это представление.',
  'listView.isNow': 'Теперь оно называется «{{name}}».',
  'listView.saveMine': 'Всё равно сохранить моё',
  'listView.takeTheirs': 'Оставить другое',
}
