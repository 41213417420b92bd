export const en = {
  'outbox.waits': 'Not sent yet from this device: {{count}}.',
  'outbox.pause.noConnection': 'There is no connection. It is sent when there is one.',
  'outbox.pause.signIn': 'Sign in again to send.',
  'outbox.pause.server': 'The server does not answer as usual. The next try is in three minutes.',
  'outbox.sending': 'Sending…',
  'outbox.sent': 'Stored as {{text}}: {{title}}',
  'outbox.needsYou': 'It needs an answer from you.',
  'outbox.notStored':
    'This device has no room left: leave this page open until it is sent, or save it as a file.',
  'outbox.show': 'Show',
  'outbox.title': 'Waits to be sent',
  'outbox.text':
    'It is sent by itself. Until then keep this device, and do not clear the data of its browser.',
  'outbox.state.waiting': 'Waits',
  'outbox.state.sending': 'Is being sent',
  'outbox.state.refused': 'Refused',
  'outbox.state.asks': 'Asks',
  'outbox.madeOn': 'Made on {{on}}',
  'outbox.sendNow': 'Try now',
  'outbox.sendAllTheSame': 'Yes, send this one too',
  'outbox.saveAll': 'Save all as a file',
  'outbox.remove': 'Remove',
  'outbox.removeText':
    'Remove “{{title}}” from this device? The server does not have it: it is lost, with what is signed in it.',
  'outbox.signIn': 'Sign in',
  'outbox.fileName': 'not-sent',
  'outbox.signOut': 'Not sent yet from this device: {{count}}. If you sign out, it is lost.',
  'outbox.signOutAnyway': 'Sign out and lose it',
  'outbox.stay': 'Stay signed in',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
