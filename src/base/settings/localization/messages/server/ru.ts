import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'localization.noSheet':
    'Это не таблица XLSX, или файл повреждён. Скачайте тексты заново и отправьте этот файл.',
  'localization.tooLarge':
    'Таблица слишком велика: не более {{max}} МБ, {{rows}} строк и {{columns}} столбцов, а чтение должно занимать считаные секунды.',
  'localization.oneFile': 'Выберите один файл.',
  'localization.wrongColumns':
    'В первой строке первого листа нужны столбец «key» и столбец хотя бы одного языка: «en», «el» или «ru», каждый по одному разу.',
  'localization.rowFault': 'Строка {{row}} ({{key}}): {{text}}',
  'localization.noKey': 'Не указан ключ.',
  'localization.unknownKey': 'Такого текста нет.',
  'localization.twice': 'Этот ключ уже есть в строке выше.',
  'localization.formula': 'В строке есть формула. Введите сам текст.',
  'localization.shownOtherwise':
    'В ячейке дата или число, которое показано иначе. Задайте ей текстовый формат и введите текст снова.',
  'localization.noSuchForm': 'В этом языке нет такой формы числа. Оставьте ячейку пустой.',
  'localization.empty': 'Текст пуст.',
  'localization.tooLong': 'Текст слишком длинный: здесь помещается не более {{max}} символов.',
  'localization.lost': 'Не хватает части: {{parts}}',
  'localization.added': 'Лишняя часть: {{parts}}',
}
