import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.answer.noMail':
    'Этот файл — не письмо. Сохраните ответ в почтовой программе как файл (.eml) и выберите его.',
  'order.answer.noSender': 'В этом письме не назван один отправитель с адресом.',
  'order.answer.headers': 'В заголовке этого письма больше строк, чем бывает в настоящих письмах.',
  'order.answer.signatures': 'В этом письме больше подписей, чем бывает в настоящих письмах.',
  'order.answer.tooMuch':
    'Ответы на это поручение вместе больше 60 МБ, поэтому ещё один сохранить нельзя.',
}
