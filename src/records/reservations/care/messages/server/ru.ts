import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'stayTask.handover': 'Заселение: {{object}}',
  'stayTask.cleaning': 'Уборка: {{object}}',
  'stayTask.guest': 'Гость: {{guest}}',
  'stayTask.guestPhone': 'Гость: {{guest}}, {{phone}}',
  'stayTask.stay': 'Бронирование № {{number}}, {{from}} – {{till}}',
}
