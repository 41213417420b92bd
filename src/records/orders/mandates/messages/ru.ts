import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.endsSoon': 'Заканчивается {{day}}',
  'order.makeLonger': 'Продлить',
  'order.openExtension': 'Открыть продление',
  'order.newContract': 'Новый договор',
  'order.isLongest':
    'Поручение уже продлено столько раз, сколько позволяет закон: нужен новый договор.',
}
