import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'call.call': 'Звонок на {{phone}}',
  'call.lasted': 'Звонок на {{phone}}, {{minutes}} мин',
  'call.notReached': 'Звонок на {{phone}}: не ответили',
  'call.WhatsApp': 'Открыт WhatsApp: {{phone}}',
  'call.Viber': 'Открыт Viber: {{phone}}',
  'call.notYours': 'Это не ваш звонок. Нажмите значок телефона, чтобы начать свой.',
}
