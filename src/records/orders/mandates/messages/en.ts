export const en = {
  'order.endsSoon': 'It runs out on {{day}}',
  'order.makeLonger': 'Make longer',
  'order.openExtension': 'Open the extension',
  'order.newContract': 'New contract',
  'order.isLongest': 'It was made longer as often as the law allows: a new contract is needed.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
