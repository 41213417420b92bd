import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'objectKey.backBeforeGiven': 'Ключ не может вернуться раньше, чем его выдали.',
  'objectKey.accountId': 'Кому выдан',
  'objectKey.account': 'Кому выдан',
  'objectKey.received': 'Получен',
  'objectKey.givenAway': 'Выдан',
  'objectKey.description': 'Описание',
  'objectKey.objectReferenceNumber': 'Объект',
  'objectKey.title': 'Ключи',
  'objectKey.header': 'Ключ от объекта № {{number}}',
  'objectKey.filter': 'Номер начинается с',
  'objectKey.filter.holder': 'У кого ключ',
  'objectKey.filter.anyState': 'Любой',
  'objectKey.none': 'Ключей пока нет',
  'objectKey.noneText': 'Ключ появится здесь, как только у объекта отмечено «Есть ключ».',
  'objectKey.noMatch': 'Ни один номер так не начинается',
  'objectKey.sameDates': 'Сбросьте одну из дат выше, если они совпадают',
  'objectKey.out': 'Выдан',
  'objectKey.overdue': 'Просрочен',
  'objectKey.atOffice': 'В офисе',
  'objectKey.state': 'Статус',
  'objectKey.edit': 'Изменить ключ № {{number}}',
  'objectKey.history': 'У кого и когда был ключ',
  'objectKey.noHistory': 'Ключ ещё никому не выдавали.',
  'objectKey.stillOut': 'ещё не возвращён',
}
