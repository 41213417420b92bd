import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'call.prompts': 'Звонки и сообщения',
  'call.began.call': 'Звонок на {{phone}}',
  'call.began.WhatsApp': 'WhatsApp: {{phone}}',
  'call.began.Viber': 'Viber: {{phone}}',
  'call.isNoted': 'Записано в действия в {{time}}',
  'call.isWaiting': 'Будет записано, когда появится связь',
  'call.outcome': 'Чем закончилось?',
  'call.minutes': 'Минуты',
  'call.save': 'Сохранить',
  'call.sayNotReached': 'Не ответили',
  'call.dontNote': 'Не записывать',
  'call.close': 'Закрыть; запись останется',
}
