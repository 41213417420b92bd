export const en = {
  'order.mail.subject': '{{agency}}: order no. {{number}}, signed',
  'order.mail.text': 'Hello {{name}},\n\norder no. {{number}} was signed on {{date}}.',
  'order.mail.longer': 'It makes order no. {{number}} longer, until {{until}}.',
  'order.mail.attached': 'The signed order is attached as a PDF. Please keep it.',
  'order.mail.tooLarge':
    'The signed order is too large for a mail. Please ask us for it in your answer.',
  'order.mail.answer':
    'Please answer this mail in one line, for example: “I have received order no. {{number}} and agree with it.” We keep your answer with the order.',
  'order.mail.check': 'Check that the order is genuine',
  'order.mail.file': 'Order {{number}}.pdf',
  'order.mail.ended.subject': '{{agency}}: order no. {{number}} ends on {{day}}',
  'order.mail.ended.text':
    'Hello {{name}},\n\norder no. {{number}} ends early: its last day is {{day}}. If you have a question, please answer this mail.',
  'order.mail.withdrawn.subject': '{{agency}}: order no. {{number}} was taken back',
  'order.mail.withdrawn.text':
    'Hello {{name}},\n\nwe have taken back order no. {{number}}. It is not in force, and you need not sign it. If you have a question, please answer this mail.',
  'order.mail.noPaper': 'The signed paper of this order has yet to be made.',
  'order.mail.noMailbox':
    'There is no e-mail address at which this party can be reached. Enter one in the account.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
