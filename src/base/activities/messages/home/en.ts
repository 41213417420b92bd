// Texts about activities on the start page, which every first visit loads.
export const en = {
  'activity.completeOne': 'Mark as complete: {{text}}',
  'activity.isCompleted': 'Marked as complete.',
  'activity.putOff': 'Put off: {{text}}',
  'activity.isPutOff': 'Put off to another day.',
  'activity.putOff.tomorrow': 'Tomorrow',
  'activity.putOff.inTwoDays': 'The day after tomorrow',
  'activity.putOff.inAWeek': 'In a week',
  'activity.withoutText': 'Without a description',
  'activity.category.undefined': 'Not defined',
  'activity.category.call': 'Call',
  'activity.category.meeting': 'Meeting',
  'activity.category.viewing': 'Viewing',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
