import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'keyHandover.giveOut': 'Выдать',
  'keyHandover.giveOutOne': 'Выдать ключ № {{number}}',
  'keyHandover.to': 'Кому?',
  'keyHandover.givenOut': 'Ключ № {{number}} выдан сегодняшним числом.',
}
