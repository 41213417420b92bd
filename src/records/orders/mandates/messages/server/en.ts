export const en = {
  'order.endsWithExtended': 'End the order that this one makes longer: both end then.',
  'order.extendsEnded': 'The order that this one makes longer ended early. Make a new order.',
  'order.otherObjects':
    'An extension is about the same properties as the order that it makes longer.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
