export const en = {
  'keyHandover.giveOut': 'Hand out',
  'keyHandover.giveOutOne': 'Hand out the key of #{{number}}',
  'keyHandover.to': 'To whom?',
  'keyHandover.givenOut': 'The key of #{{number}} is handed out, as of today.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
