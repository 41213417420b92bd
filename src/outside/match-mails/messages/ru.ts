import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'matchMail.subject_one': '{{agency}}: {{count}} объект по вашему запросу',
  'matchMail.subject_few': '{{agency}}: {{count}} объекта по вашему запросу',
  'matchMail.subject_many': '{{agency}}: {{count}} объектов по вашему запросу',
  'matchMail.subject_other': '{{agency}}: {{count}} объекта по вашему запросу',
  'matchMail.text_one':
    'Здравствуйте!\n\nВашему запросу соответствует {{count}} объект, который появился недавно или подешевел:',
  'matchMail.text_few':
    'Здравствуйте!\n\nВашему запросу соответствуют {{count}} объекта, которые появились недавно или подешевели:',
  'matchMail.text_many':
    'Здравствуйте!\n\nВашему запросу соответствуют {{count}} объектов, которые появились недавно или подешевели:',
  'matchMail.text_other':
    'Здравствуйте!\n\nВашему запросу соответствуют {{count}} объекта, которые появились недавно или подешевели:',
  'matchMail.price.sale': '{{price}}',
  'matchMail.price.rent': '{{price}} в месяц',
  'matchMail.price.shortRent': '{{price}} за ночь',
  'matchMail.cheaper': '{{price}} (было {{before}})',
  'matchMail.page': 'Фотографии и характеристики:',
  'matchMail.stop': 'Больше не хотите таких писем? Отключить: {{link}}',
  'matchMail.source': 'Письма о новых объектах',
  'matchMail.stopped':
    '{{name}}, заявка #{{lead}}: больше не хочет писем о новых объектах. Отправка отключена; снова включить её можно в заявке.',
  'stopMatches.ask': 'Больше не присылать письма о новых объектах?',
  'stopMatches.askText':
    '{{agency}}: мы пишем вам, когда появляется или дешевеет объект, подходящий под ваш запрос.',
  'stopMatches.end': 'Отключить эти письма',
  'stopMatches.done': 'Письма отключены',
  'stopMatches.doneText':
    'Мы больше не будем сами писать вам о новых объектах. Если захотите получать письма снова, сообщите нам.',
  'stopMatches.unknown': 'Ссылка недействительна',
  'stopMatches.unknownText': 'Откройте её так, как она указана в письме, или напишите нам.',
}
