import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'enquiry.source': 'Форма на сайте',
  'enquiry.about': 'Объект #{{number}}',
  'enquiry.name': 'Имя',
  'enquiry.phone': 'Телефон',
  'enquiry.email': 'Эл. почта',
  'enquiry.mailSubject': 'Новое обращение: {{name}}',
  'enquiry.mailLead': 'Заявка: {{link}}',
  'enquiry.thanksSubject': '{{agency}}: мы получили ваше сообщение',
  'enquiry.thanksText':
    'Благодарим за обращение. Мы скоро свяжемся с вами.\n\nЕсли вы нам не писали, просто не обращайте внимания на это письмо.',
}
