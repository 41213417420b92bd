import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'mail.undelivered.source': 'Письмо не доставлено',
  'mail.undelivered': 'Письмо «{{subject}}» на адрес {{to}} не доставлено.',
  'mail.undelivered.refused':
    'Почтовый сервер окончательно отказался его принять: повторно оно не отправляется.',
  'mail.undelivered.noAddress': 'Это не адрес e-mail. Исправьте адрес и отправьте письмо ещё раз.',
  'mail.undelivered.tooManyTries':
    'За три дня ни один почтовый сервер его не принял: повторно оно не отправляется.',
  'mail.undelivered.said': 'Ответ почтового сервера: {{said}}',
  'mail.undelivered.sender': 'Отправитель: {{sender}}',
}
