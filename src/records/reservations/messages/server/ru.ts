import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'occupancy.alert.source': 'Календари проживания',
  'occupancy.alert.vanished':
    'Этих дней больше нет в календаре «{{name}}» объекта {{object}}. Они остаются закрытыми, пока их кто-нибудь не освободит:',
  'occupancy.alert.clashing':
    'Двойное бронирование: в календаре «{{name}}» объекта {{object}} есть дни, на которые уже есть бронь:',
  'occupancy.alert.failed':
    'Календарь «{{name}}» объекта {{object}} не удалось прочитать три раза подряд. Ни один день от этого не освободился.',
  'occupancy.alert.unread':
    'Части календаря «{{name}}» объекта {{object}} не удалось прочитать. Их дни могут отсутствовать:',
  'occupancy.overlap':
    'Эти дни закрыты с {{from}} по {{till}}. Выберите другие дни или сначала освободите эти.',
  'occupancy.overlapNamed':
    'Эти дни закрыты с {{from}} по {{till}}: {{name}}. Выберите другие дни или сначала освободите эти.',
  'occupancy.ofCalendar': 'Эти дни взяты из другого календаря и меняются там.',
  'occupancy.stillThere': 'Эти дни всё ещё есть в другом календаре: освободите их там.',
  'occupancy.endsBefore': 'Конец должен быть позже начала.',
  'occupancy.tooLong': 'Слишком много дней сразу. Введите более раннее окончание.',
  'occupancy.oneFile': 'По одному файлу.',
  'season.overlap': 'Уже есть сезон с {{from}} по {{till}}. Выберите другие дни или измените тот.',
  'season.endsBefore': 'Последняя ночь не может быть раньше первой.',
  'season.tooLong': 'Сезон слишком длинный.',
  'season.sameObject': 'Это тот же объект. Выберите другой.',
}
