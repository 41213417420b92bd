import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'calendar.tooLong': 'Το ημερολόγιο δείχνει έως 62 ημέρες, με την πρώτη πριν από την τελευταία.',
  'calendar.feed.name': 'Estia: {{name}}',
  'calendar.feed.viewing': 'Υπόδειξη',
  'calendar.feed.activity': 'Εργασία',
}
