import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'accounts.merge': 'Объединить',
  'accounts.merge.hint': 'Выберите 2 контакта и нажмите кнопку «Объединить»',
  'accounts.merge.title': 'Объединение контактов',
  'accounts.merge.field': 'Поле',
  'accounts.merge.keeps': 'Остаётся',
  'accounts.merge.goes': 'Дубликат',
  'accounts.merge.explain':
    'Выберите в каждой строке значение, которое останется. Всё, что относится к дубликату, перейдёт к остающемуся контакту.',
  'accounts.merge.same': 'Совпадает',
  'accounts.merge.differs': 'Различается',
  'accounts.merge.noValue': 'пусто',
  'accounts.merge.sameAccount': 'Это уже один и тот же контакт.',
  'accounts.merge.both': 'Оба значения: {{value}}',
  'accounts.merge.lastLook': 'Последняя проверка',
  'accounts.merge.moves':
    'Контакт «{{duplicate}}» войдёт в контакт «{{kept}}»: перейдут объекты, заявки, действия, файлы и всё остальное, а прежний адрес будет вести на «{{kept}}».',
  'accounts.merge.becomes': 'У контакта «{{kept}}» станет:',
  'accounts.merge.toNotes': 'Для этих значений больше нет места, они попадут в заметки: {{values}}',
  'accounts.merge.linkInNotes': 'Объект {{number}}, из объединённого контакта {{name}}: {{link}}',
  'accounts.merge.linkJoins':
    'Объект {{number}}: связи обоих станут одной: {{kept}}, и от контакта {{name}}: {{gone}}',
  'accounts.merge.linkToNotes':
    'С объектом {{number}} контакт может быть связан только один раз. «{{kept}}» останется; «{{gone}}» контакта {{name}} перейдёт в заметки.',
  'accounts.merge.endsSignIn': '{{name}} больше не сможет входить в систему.',
  'accounts.merge.back': 'Назад',
  'accounts.merge.undo': 'Отменить объединение с «{{name}}» от {{date}}',
  'accounts.merge.note':
    '«{{name}}» объединён с этим контактом {{date}}. Отменить это можно в меню.',
  'accounts.merge.undone': '«{{name}}» снова отдельный контакт.',
  'accounts.merge.done': 'Контакты объединены в «{{name}}».',
  'accounts.merge.wrongNumber_one':
    'Вы выбрали {{count}} контакт. Выберите 2 контакта для объединения!',
  'accounts.merge.wrongNumber_few':
    'Вы выбрали {{count}} контакта. Выберите 2 контакта для объединения!',
  'accounts.merge.wrongNumber_many':
    'Вы выбрали {{count}} контактов. Выберите 2 контакта для объединения!',
  'accounts.merge.wrongNumber_other':
    'Вы выбрали {{count}} контакта. Выберите 2 контакта для объединения!',
}
