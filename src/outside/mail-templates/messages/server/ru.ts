import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'mailTemplate.unknownField': 'Поля {{field}} нет. Используйте поля, которые можно вставить.',
  'mailTemplate.twice': 'Один и тот же человек указан дважды.',
  'mailTemplate.changed':
    'Данные получателя {{name}} тем временем изменились. Проверьте письма ещё раз; ничего не отправлено.',
  'mailTemplate.rewritten':
    'Текст для получателя {{name}} отличается от шаблона и считается рекламой, а согласия на рассылку нет. Ничего не отправлено.',
  'mailTemplate.sentTo': 'Письмо на {{to}}: {{subject}}',
  'unsubscribe.inMail': 'Больше не хотите таких писем? Отписаться: {{link}}',
  'unsubscribe.ask': 'Больше не получать рассылку от {{agency}}?',
  'unsubscribe.end': 'Отписаться',
  'unsubscribe.done': 'Вы отписаны',
  'unsubscribe.doneText': 'Мы больше не будем присылать вам рассылку.',
  'unsubscribe.unknown': 'Ссылка недействительна',
  'unsubscribe.unknownText': 'Откройте её так, как она указана в письме, или напишите нам.',
}
