import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'room.low': 'На сервере осталось мало места: {{megabytes}} МБ',
  'room.lowHint':
    'Если останется меньше {{stop}} МБ, сохранять будет нельзя. Освободите место или увеличьте диск, на котором {{path}}.',
  'room.full': 'На сервере не осталось места: {{megabytes}} МБ',
  'room.fullHint':
    'Ничего не сохраняется, пока не будет свободно {{stop}} МБ. Освободите место или увеличьте диск, на котором {{path}}: дальше всё продолжится само.',
}
