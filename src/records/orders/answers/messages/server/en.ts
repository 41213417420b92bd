export const en = {
  'order.answer.noMail':
    'This file is not a mail. Save the answer in your mail program as a file (.eml), and choose that.',
  'order.answer.noSender': 'This mail does not name one sender with an address.',
  'order.answer.headers': 'This mail has more lines at its head than any real mail.',
  'order.answer.signatures': 'This mail has more signatures than any real mail.',
  'order.answer.tooMuch':
    'The answers of this order are larger than 60 MB together, so no further one can be kept.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
