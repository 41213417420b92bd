import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'arrival.inTheWay':
    'Выгрузка загружается только туда, где есть лишь сотрудники и настройки. Здесь уже есть: {{tables}}. Отдельные книги Excel можно загрузить в разделе «Импорт».',
  'arrival.because': '{{why}}',
  'arrival.oneAtATime': 'Другая выгрузка сейчас загружается или отменяется. Подождите, пожалуйста.',
  'arrival.oneFile': 'Выберите один файл.',
  'arrival.notNow': 'Сейчас это невозможно. Обновите страницу.',
  'arrival.refused.noZip': 'Это не файл ZIP.',
  'arrival.refused.damaged': 'Файл ZIP повреждён или неполон.',
  'arrival.refused.strange':
    'В файле ZIP есть «{{name}}», чего не бывает ни в одной выгрузке этой программы.',
  'arrival.refused.tooMuch':
    'Файл ZIP распаковывается в объём, какого не бывает ни у одной выгрузки.',
  'arrival.refused.noDescription':
    'Это не полная выгрузка агентства: description.json отсутствует или не читается.',
  'arrival.refused.newer':
    'Выгрузка сделана более новой версией программы ({{version}}). Сначала обновите эту установку.',
  'arrival.refused.onlyView':
    'В этой выгрузке только записи одного представления. Загрузите её книги Excel в разделе «Импорт».',
  'arrival.refused.files': 'В описании файлов: {{said}}, а в ZIP их {{found}}.',
  'arrival.refused.noJson': '{{table}}: строка {{line}} не читается.',
  'arrival.refused.fields': '{{table}}: в строке {{line}} не те поля, что в описании.',
  'arrival.refused.missing': '{{table}}: нет файла с записями.',
  'arrival.refused.count': '{{table}}: ожидалось записей: {{said}}, найдено: {{found}}.',
  'arrival.refused.value': '{{table}}: недопустимое значение ({{what}}).',
  'arrival.refused.empty': '{{table}}: не хватает значения ({{what}}).',
  'arrival.refused.nothing': '{{table}}: есть ссылка на запись, которой нет ({{what}}).',
  'arrival.refused.twice': '{{table}}: то, что бывает один раз, есть дважды ({{what}}).',
  'arrival.refused.rule': '{{table}}: значение нарушает правило ({{what}}).',
  'arrival.refused.overlap': '{{table}}: две записи пересекаются ({{what}}).',
  'arrival.refused.reference':
    '{{table}}: {{what}} указывает на запись {{number}}, которой нет в выгрузке.',
  'arrival.refused.size': 'Размер файла {{name}} не тот, что указан в выгрузке.',
  'arrival.refused.notEmpty':
    'Тем временем здесь что-то добавили. Выгрузка загружается только туда, где есть лишь сотрудники и настройки.',
  'arrival.refused.failed':
    'С трёх попыток не получилось по причине на сервере. Попробуйте ещё раз; если снова не получится, сообщите номер «arrival {{id}}» тому, кто обслуживает программу: под ним в журнале сервера записана причина.',
  'arrival.refused.fileGone': 'Отправленного файла больше нет. Отправьте его ещё раз.',
  'arrival.refused.worked': 'Всё остаётся: с загруженным уже работали. {{tables}}',
  'arrival.remark.were':
    'Люди, филиалы и шаблоны писем, которые здесь уже были и остались как есть: {{count}}.',
  'arrival.remark.portals':
    'Порталы выключены, им нужен новый адрес. Ссылки подборок и одобрений тоже новые.',
  'arrival.remark.filters': 'Опущено фильтров сохранённых представлений: {{count}}.',
  'arrival.remark.log': 'Опущено значений в журнале действий: {{count}}.',
  'arrival.remark.followUps': 'Последующих шагов сделок, которые уже нельзя отменить: {{count}}.',
  'arrival.remark.alerts': 'Уведомлений, запись которых исчезла: {{count}}.',
  'arrival.remark.hanging':
    'Опущено файлов, связей и решений, записи которых нет в выгрузке: {{count}}.',
  'arrival.alert.source': 'Загрузка выгрузки',
  'arrival.alert.done': 'Всё из файла {{file}} здесь. Записей: {{rows}}.',
  'arrival.alert.refused': 'Файл {{file}} отклонён, ничего не изменилось. {{why}}',
  'arrival.alert.failed': 'Файл {{file}} не удалось загрузить, ничего не изменилось. {{why}}',
  'arrival.alert.stays': 'Загрузка файла {{file}} не отменена. {{why}}',
}
