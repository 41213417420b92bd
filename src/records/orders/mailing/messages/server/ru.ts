import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'order.mail.subject': '{{agency}}: подписанное поручение № {{number}}',
  'order.mail.text': 'Здравствуйте, {{name}}!\n\nПоручение № {{number}} подписано {{date}}.',
  'order.mail.longer': 'Оно продлевает поручение № {{number}} по {{until}}.',
  'order.mail.attached': 'Подписанное поручение приложено в формате PDF. Сохраните его.',
  'order.mail.tooLarge':
    'Подписанное поручение слишком велико для письма. Попросите его у нас в ответном письме.',
  'order.mail.answer':
    'Ответьте на это письмо одной строкой, например: «Поручение № {{number}} получил(а) и согласен (согласна) с ним». Ваш ответ мы храним вместе с поручением.',
  'order.mail.check': 'Проверить подлинность поручения',
  'order.mail.file': 'Поручение {{number}}.pdf',
  'order.mail.ended.subject': '{{agency}}: поручение № {{number}} заканчивается {{day}}',
  'order.mail.ended.text':
    'Здравствуйте, {{name}}!\n\nПоручение № {{number}} заканчивается досрочно: его последний день — {{day}}. Если есть вопросы, ответьте на это письмо.',
  'order.mail.withdrawn.subject': '{{agency}}: поручение № {{number}} отозвано',
  'order.mail.withdrawn.text':
    'Здравствуйте, {{name}}!\n\nМы отозвали поручение № {{number}}. Оно не действует, подписывать его не нужно. Если есть вопросы, ответьте на это письмо.',
  'order.mail.noPaper': 'Подписанный документ этого поручения ещё не готов.',
  'order.mail.noMailbox':
    'Нет адреса e-mail, по которому можно написать этой стороне. Укажите его в карточке контакта.',
}
