import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'search.by.otherName': 'также {{found}}',
  'search.by.sound': 'по звучанию',
  'search.by.everyday': 'другая форма имени «{{found}}»',
  'search.by.everydayName': 'другая форма имени',
  'search.by.mistake': 'отличается одной буквой',
  'search.by.number': 'номер {{number}}',
  'search.by.taxNumber': 'по налоговому номеру',
  'search.by.email': 'эл. почта {{found}}',
  'search.by.phone': 'телефон оканчивается на {{found}}',
  'search.by.otherTitle': 'под названием «{{found}}»',
  'search.by.otherTitles': 'по другому названию',
  'search.by.otherNumber': 'бронь {{found}}',
  'search.by.content': 'по описанию',
}
