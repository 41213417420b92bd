import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'room.alert.source': 'Место на сервере',
  'room.alert.low':
    'На сервере {{server}} осталось мало места: {{megabytes}} МБ на диске, где {{path}}.',
  'room.alert.full':
    'На сервере {{server}} не осталось места: {{megabytes}} МБ на диске, где {{path}}. Ничего не сохраняется, пока его не станет больше.',
  'room.alert.whatToDo':
    'Администратору нужно освободить место или увеличить диск. Дальше всё продолжится само.',
}
