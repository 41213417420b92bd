export const en = {
  'reminders.title': 'Reminders',
  'reminders.mails': 'Send me reminders by mail',
  'reminders.mailsHint':
    'Of rents, contracts and keys of the properties that you look after. In the product you find them among the alerts.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
