import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.mail.sent': 'Подписанное поручение отправлено на {{email}} {{date}}',
  'order.mail.cameBack': 'Письмо вернулось. Исправьте адрес в карточке контакта и отправьте снова.',
  'order.mail.notSent': 'Подписанное поручение не отправлено по почте: нет действующего адреса.',
  'order.mail.send': 'Отправить по почте',
  'order.mail.sendAgain': 'Отправить ещё раз',
  'order.mail.sentNow': 'Подписанное поручение отправлено на {{email}}.',
  'order.mail.tell': 'Сообщить сторонам по почте',
}
