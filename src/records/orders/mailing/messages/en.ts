export const en = {
  'order.mail.sent': 'The signed order was sent to {{email}} on {{date}}',
  'order.mail.cameBack':
    'This mail came back. Correct the address in the account, and send it again.',
  'order.mail.notSent': 'The signed order was not sent by mail: there is no address that works.',
  'order.mail.send': 'Send by mail',
  'order.mail.sendAgain': 'Send again',
  'order.mail.sentNow': 'The signed order was sent to {{email}}.',
  'order.mail.tell': 'Tell the parties by mail',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
