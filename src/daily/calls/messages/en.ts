export const en = {
  'call.prompts': 'Calls and messages',
  'call.began.call': 'Call to {{phone}}',
  'call.began.WhatsApp': 'WhatsApp: {{phone}}',
  'call.began.Viber': 'Viber: {{phone}}',
  'call.isNoted': 'Noted among the activities at {{time}}',
  'call.isWaiting': 'Will be noted once there is a connection',
  'call.outcome': 'What came of it?',
  'call.minutes': 'Minutes',
  'call.save': 'Save',
  'call.sayNotReached': 'Not reached',
  'call.dontNote': 'Don’t note it',
  'call.close': 'Close; the note stays',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
