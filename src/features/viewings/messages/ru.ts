import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'viewing.unknownResult': 'Такого результата в списке нет.',
  'viewing.noResult': 'Пока без результата',
  'viewing.appointmentCreated': 'Встреча назначена',
  'viewing.dateOfViewing': 'Дата показа',
  'viewing.demandId': 'Исходная заявка',
  'viewing.results': 'Объекты',
}
