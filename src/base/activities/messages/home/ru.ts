import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'activity.completeOne': 'Отметить как завершённое: {{text}}',
  'activity.isCompleted': 'Отмечено как завершённое.',
  'activity.putOff': 'Отложить: {{text}}',
  'activity.isPutOff': 'Перенесено на другой день.',
  'activity.putOff.tomorrow': 'На завтра',
  'activity.putOff.inTwoDays': 'На послезавтра',
  'activity.putOff.inAWeek': 'На неделю',
  'activity.withoutText': 'Без описания',
  'activity.category.undefined': 'Не определён',
  'activity.category.call': 'Звонок',
  'activity.category.meeting': 'Встреча',
  'activity.category.viewing': 'Показ',
}
