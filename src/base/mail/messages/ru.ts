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
  'mail.tooMany.source': 'Слишком много писем',
  'mail.tooMany.alert':
    '{{name}}: попытка отправить за короткое время больше писем, чем разрешено одному сотруднику. Остальные не отправлены.',
  'mail.tooMany.alertMailbox':
    '{{name}}: попытка отправить за короткое время больше писем на адрес {{to}}, чем разрешено. Остальные не отправлены.',
  'mail.tooMany.alertWhat': 'Что было отправлено, видно в истории сотрудника.',
  'mail.tooMany.person':
    'Вы отправили столько писем, сколько пока разрешено одному сотруднику. Эти можно отправить с {{at}}.',
  'mail.tooMany.mailbox':
    'На адрес {{to}} отправлено столько писем, сколько пока разрешено. Следующее можно отправить с {{at}}.',
}
