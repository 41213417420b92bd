import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'stayCare.title': 'Заселение и уборка',
  'stayCare.hint':
    'Каждое подтверждённое бронирование создаёт задачу тому, кто указан: заселение в день заезда, уборка в день выезда.',
  'stayCare.handedOverById': 'Кто заселяет',
  'stayCare.cleanedById': 'Кто убирает',
  'stayCare.saved': 'Сохранено. Задачи будущих бронирований обновлены.',
}
