export const en = {
  'keyHandover.giveOut': 'Hand out',
  'keyHandover.giveOutOne': 'Hand out the key of #{{number}}',
  'keyHandover.to': 'To whom?',
  'keyHandover.givenOut': 'The key of #{{number}} is handed out, as of today.',
  'keyHandover.takeBack': 'Take back',
  'keyHandover.takeBackOne': 'Take back the key of #{{number}}',
  'keyHandover.takenBack': 'The key of #{{number}} is back at the office, as of today.',
  'keyHandover.overdue': 'Keys to ask back',
  'keyHandover.since': 'since {{date}}',
  'keyHandover.allOverdue': 'All overdue',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
