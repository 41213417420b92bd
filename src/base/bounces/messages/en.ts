export const en = {
  'bounce.said': 'The server says: {{said}}',
  'bounce.permanent': 'Automatic mails are not sent to this address.',
  'bounce.temporary': 'Mail is sent to this address all the same.',
  'bounce.works': 'The address works',
  'bounce.notices': 'Mail that came back',
  'bounce.notices.hint':
    'Save the notices “undeliverable” from your mailbox as .eml files and bring them here: the addresses are then marked wherever they are shown. A press on the mark takes it away. Anybody can write such a notice: nothing is deleted because of it.',
  'bounce.notices.choose': 'Choose notices',
  'bounce.notices.limits': 'Up to {{most}} files of {{megabytes}} MB',
} as const

type Shown = typeof en
declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
