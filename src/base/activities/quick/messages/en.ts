export const en = {
  'task.label': 'Add a task',
  'task.placeholder': 'What is to do, and when: tomorrow 10:00',
  'task.hint':
    'Enter adds it for you. A day and a time at the end or the beginning are understood: tomorrow, Friday at 10, in 3 days, 12.3.',
  'task.add': 'Add the task',
  'task.noDate': 'This is not a date',
  'task.added': 'Added: {{text}}',
  'task.notSaved': 'The task was not saved.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
