// Texts about keys on the start page, which every first visit loads.
export const en = {
  'keyHandover.takeBack': 'Take back',
  'keyHandover.takeBackOne': 'Take back the key of #{{number}}',
  'keyHandover.takenBack': 'The key of #{{number}} is back at the office, as of today.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
