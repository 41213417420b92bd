import type { Russian } from '#kit/i18n/messages.ts'
import type { en, told as toldInEnglish } from './en.ts'

export const ru: Russian<typeof en> = {
  'matching.objects': 'Подходящие объекты',
  'matching.leads': 'Заявки, которым подходит',
  'matching.found_one': 'Подходит {{count}}, лучшие сверху',
  'matching.found_few': 'Подходят {{count}}, лучшие сверху',
  'matching.found_many': 'Подходят {{count}}, лучшие сверху',
  'matching.found_other': 'Подходят {{count}}, лучшие сверху',
  'matching.more': 'Показать ещё',
  'matching.best': 'Очень подходит',
  'matching.good': 'Подходит',
  'matching.fair': 'Подходит отчасти',
  'matching.fit': '{{fit}} % от того, что нужно',
  'matching.reason.inPlace': 'Место: {{value}}',
  'matching.reason.nearPlace': 'Недалеко: {{value}}',
  'matching.reason.inBudget': 'В пределах бюджета',
  'matching.reason.overBudget': 'На {{value}} % выше бюджета',
  'matching.reason.underBudget': 'На {{value}} % ниже бюджета',
  'matching.reason.bedrooms_one': '{{count}} спальня',
  'matching.reason.bedrooms_few': '{{count}} спальни',
  'matching.reason.bedrooms_many': '{{count}} спален',
  'matching.reason.bedrooms_other': '{{count}} спальни',
  'matching.reason.new': 'Новый',
  'matching.fact.nearSea': 'Рядом с морем',
  'matching.atLeast': 'не менее {{value}}',
  'matching.atMost': 'не более {{value}}',
  'matching.lack.other': '{{what}}: нужно {{wanted}}, есть {{has}}',
  'matching.lack.notSaid': '{{what}}: нужно {{wanted}}, не указано',
  'matching.lack.isNot': '{{what}}: нужно, нет',
  'matching.lack.mayBe': '{{what}}: нужно, не указано',
  'matching.notAsking':
    'Подходящие объекты показываются для открытых заявок, в которых указан бюджет или место.',
  'matching.noObjects':
    'Сейчас ничего не подходит. Как только что-то появится, ответственные узнают об этом.',
  'matching.notOffered':
    'Сравнивается с заявками, когда он активен, предлагается на продажу или в аренду и имеет цену.',
  'matching.noLeads': 'Сейчас ни в одной открытой заявке такого не ищут.',
  'matching.add': 'Добавить в заявку',
  'matching.addObject': 'Добавить в заявку: № {{number}}',
  'matching.added': '№ {{number}} добавлен в заявку.',
  'matching.noAgent': 'Без ответственного',
}

export const told: Russian<typeof toldInEnglish> = {
  'matching.tell.source': 'Подходящие объекты',
  'matching.tell.new': 'Новый объект: {{object}}, {{price}}',
  'matching.tell.cheaper': 'Цена снижена: {{object}}, {{price}}',
  'matching.tell.whatToDo': 'Что сделать: откройте объект и напишите тем, кому он подходит.',
  'matching.tell.leadsOf_one': 'Подходит {{count}} заявке ({{agent}}).',
  'matching.tell.leadsOf_few': 'Подходит {{count}} заявкам ({{agent}}).',
  'matching.tell.leadsOf_many': 'Подходит {{count}} заявкам ({{agent}}).',
  'matching.tell.leadsOf_other': 'Подходит {{count}} заявки ({{agent}}).',
  'matching.tell.leadsOfNobody_one': 'Подходит {{count}} заявке без ответственного.',
  'matching.tell.leadsOfNobody_few': 'Подходит {{count}} заявкам без ответственного.',
  'matching.tell.leadsOfNobody_many': 'Подходит {{count}} заявкам без ответственного.',
  'matching.tell.leadsOfNobody_other': 'Подходит {{count}} заявки без ответственного.',
}
