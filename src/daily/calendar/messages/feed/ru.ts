import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'calendar.tooLong': 'Календарь показывает не более 62 дней, первый раньше последнего.',
  'calendar.feed.name': 'Estia: {{name}}',
  'calendar.feed.viewing': 'Показ',
  'calendar.feed.activity': 'Задача',
}
