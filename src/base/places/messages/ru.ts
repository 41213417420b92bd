import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'place.typeToSearch': 'Город, район или область',
  'place.geocoderFailed': 'Служба поиска адресов не отвечает. Попробуйте позже.',
  'place.geocoderBusy': 'Сейчас ищут слишком много адресов. Попробуйте через несколько секунд.',
}
