import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'objectKey.unknownAccount': 'Такого контакта нет, или он удалён.',
  'objectKey.backBeforeGiven': 'Ключ не может вернуться раньше, чем его выдали.',
}
