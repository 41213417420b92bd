export const en = {
  'stayCare.title': 'Handover and cleaning',
  'stayCare.hint':
    'Each confirmed stay makes a task for whoever is named: handover on the day of arrival, cleaning on the day of departure.',
  'stayCare.handedOverById': 'Who hands over',
  'stayCare.cleanedById': 'Who cleans',
  'stayCare.saved': 'Saved. The tasks of stays to come follow.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
