import type { Russian } from '../../i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'kit.columns': 'Столбцы',
  'kit.columns.text': 'Какие столбцы этого списка вы видите и в каком порядке.',
  'kit.columns.move': 'Переместить: {{column}}',
  'kit.columns.keys': 'Перетащите или нажимайте стрелки вверх и вниз.',
  'kit.columns.moved': '{{column}}: место {{place}} из {{total}}',
  'kit.columns.stays': 'Виден всегда',
  'kit.columns.density': 'Высота строк',
  'kit.columns.density.comfortable': 'Просторно',
  'kit.columns.density.compact': 'Компактно',
  'kit.columns.usual': 'Вернуть по умолчанию',
  'kit.columns.notSaved': 'Ваш выбор столбцов не сохранён.',
  'kit.columns.notLoaded':
    'Ваш выбор столбцов не удалось загрузить: показаны столбцы по умолчанию.',
  'kit.list.before': 'Предыдущая запись',
  'kit.list.after': 'Следующая запись',
  'kit.list.beside': 'Следующая и предыдущая',
  'kit.list.place': '{{at}} из {{total}}',
  'kit.list.left': 'Больше нет в этом списке',
  'kit.list.selectPage': 'Выбрать все записи на странице',
  'kit.list.selectRows': 'Выбрать',
}
