import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'keyHandover.giveOut': 'Выдать',
  'keyHandover.giveOutOne': 'Выдать ключ № {{number}}',
  'keyHandover.to': 'Кому?',
  'keyHandover.givenOut': 'Ключ № {{number}} выдан сегодняшним числом.',
  'keyHandover.takeBack': 'Принять',
  'keyHandover.takeBackOne': 'Принять ключ № {{number}}',
  'keyHandover.takenBack': 'Ключ № {{number}} возвращён в офис сегодняшним числом.',
  'keyHandover.overdue': 'Пора забрать ключи',
  'keyHandover.since': 'с {{date}}',
  'keyHandover.allOverdue': 'Все просроченные',
}
