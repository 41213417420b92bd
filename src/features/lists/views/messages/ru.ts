import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'listView.views': 'Виды',
  'listView.shown': 'Виды: {{name}}',
  'listView.none':
    'Отфильтруйте и отсортируйте список, выберите столбцы и сохраните всё это под одним названием.',
  'listView.add': 'Сохранить показанное',
  'listView.edit': 'Изменить вид «{{name}}»',
  'listView.opensWith': 'Открывать список в виде «{{name}}»',
  'listView.by': 'автор: {{author}}',
  'listView.shared': 'Для всех',
  'listView.name': 'Название',
  'listView.shareIt': 'Для всех, кто видит этот список',
  'listView.takeOver': 'С фильтрами, порядком и столбцами, как сейчас',
  'listView.addTitle': 'Новый вид',
  'listView.editTitle': 'Изменить вид',
  'listView.delete': 'Удалить вид',
  'listView.deleted': 'Вид «{{name}}» удалён',
  'listView.changedMeanwhile': 'Кто-то тем временем изменил этот вид.',
  'listView.isNow': 'Теперь он называется «{{name}}».',
  'listView.saveMine': 'Всё равно сохранить моё',
  'listView.takeTheirs': 'Оставить чужое',
}
