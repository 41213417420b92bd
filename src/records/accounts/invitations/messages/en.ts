export const en = {
  'invite.text':
    'They get a link by mail, with which they choose a password or a passkey themselves. It works once, for seven days.',
  'invite.textByHand':
    'No mail server is set. You will get a link to hand over, with which they choose a password or a passkey themselves. It works once, for seven days.',
  'invite.email': 'E-mail',
  'invite.role': 'Role',
  'invite.branch': 'Branch',
  'invite.chooseBranch': 'Choose a branch',
  'invite.language': 'Language',
  'invite.do': 'Invite',
  'invite.instead': 'Invite this account',
  'invite.insteadText':
    '{{name}} has an account with this e-mail. It becomes a colleague’s account; everything in it stays.',
  'invite.sentTo': 'The invitation is on its way to {{email}}.',
  'invite.linkTitle': 'Hand this link over',
  'invite.linkText':
    'It is for {{email}} alone, works once and for seven days, and is shown only now. An earlier link no longer works.',
  'invite.link': 'Link of the invitation',
  'invite.another': 'Invite somebody else',
  'invite.toList': 'To the employees',
  'invite.without': 'Add an employee without a sign-in',
  'invite.open': 'Invited, not here yet',
  'invite.by': 'Invited on {{date}} by {{by}}',
  'invite.until': 'The link works until {{date}}',
  'invite.state.ended': 'The link has ended',
  'invite.state.changed': 'The account has changed since: send the link again',
  'invite.mail.byHand': 'Link, no mail',
  'invite.mail.waiting': 'Mail is waiting',
  'invite.mail.sent': 'Mail sent',
  'invite.mail.undelivered': 'Mail came back',
  'invite.again': 'Send again',
  'invite.copy': 'New link to copy',
  'invite.withdraw': 'Withdraw',
  'invite.more': 'Actions for {{name}}',
  'invite.withdrawQuestion':
    'Withdraw the invitation of {{name}}? The link ends. An account made only for it is deleted; any other stays, without a sign-in.',
  'invite.withdrawn': 'The invitation was withdrawn; the account stays without a sign-in.',
  'invite.withdrawnDeleted': 'The invitation was withdrawn and its account deleted.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
