import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'enquiryTray.title': 'Сомнительные обращения',
  'enquiryTray.text':
    'Возможно, их отправила через форму на сайте программа. Пока из них ничего не следует: ни клиента, ни заявки, ни писем. Примите то, что написал человек, остальное отклоните.',
  'enquiryTray.none': 'Сомнительных обращений нет',
  'enquiryTray.noneText':
    'Обращения, которые могла отправить через форму на сайте программа, ждут здесь, пока их кто-нибудь не просмотрит.',
  'enquiryTray.name': 'Отправитель',
  'enquiryTray.message': 'Сообщение',
  'enquiryTray.about': 'Объект #{{number}}',
  'enquiryTray.doubts': 'Почему вызывает сомнения',
  'enquiryTray.sentOn': 'Отправлено',
  'enquiryTray.more': 'Показать целиком',
  'enquiryTray.less': 'Свернуть',
  'enquiryTray.decision': 'Решение',
  'enquiryTray.take': 'Принять обращение',
  'enquiryTray.takeOne': 'Принять обращение: {{name}}',
  'enquiryTray.taken': 'Обращение стало заявкой: {{name}}.',
  'enquiryTray.openLead': 'Открыть заявку',
  'enquiryTray.throwAway': 'Отклонить',
  'enquiryTray.throwAwayOne': 'Отклонить: {{name}}',
  'enquiryTray.throwAwayTicked': 'Отклонить ({{number}})',
  'enquiryTray.thrown_one': 'Отклонено {{count}} обращение.',
  'enquiryTray.thrown_few': 'Отклонено {{count}} обращения.',
  'enquiryTray.thrown_many': 'Отклонено {{count}} обращений.',
  'enquiryTray.thrown_other': 'Отклонено {{count}} обращения.',
  'enquiryTray.wasThrownAway': 'Кто-то уже отклонил это обращение.',
  'enquiryTray.doubt.trap': 'Заполнено поле, которого люди не видят.',
  'enquiryTray.doubt.noToken': 'Отправлено не со страницы сайта.',
  'enquiryTray.doubt.reused': 'Отправлено со страницы, с которой уже отправляли.',
  'enquiryTray.doubt.tooOld': 'Страница была открыта больше суток.',
  'enquiryTray.doubt.tooFast': 'Заполнено быстрее, чем может человек.',
  'enquiryTray.doubt.links': 'Сообщение полно ссылок.',
  'enquiryTray.doubt.often': 'С этими контактами уже писали несколько раз за четверть часа.',
  'enquiryTray.doubt.many': 'В это время пришло необычно много обращений.',
}
