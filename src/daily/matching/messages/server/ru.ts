import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
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
