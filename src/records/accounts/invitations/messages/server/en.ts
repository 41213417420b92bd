export const en = {
  'accounts.invite.adminOfBranch':
    'An administrator works for all branches. Please take the branch away, or choose another role.',
  'accounts.invite.existing': 'This is the e-mail of {{name}}.',
  'accounts.invite.signsIn':
    '{{name}} signs in with this e-mail already. To let them do more, change their role in the account.',
  'accounts.invite.pending':
    '{{name}} was invited already, by {{by}}. The list of colleagues has the invitation: send it again from there.',
  'accounts.invite.deleted':
    'The account of {{name}} with this e-mail is in the trash. Restore it there, then invite it.',
  'accounts.invitation.subject': 'Your access to {{agency}}',
  'accounts.invitation.greeting': 'Hello {{name}},',
  'accounts.invitation.text':
    '{{by}} invites you to work in the office program of {{agency}}. Your role there: {{role}}.\n\nOpen this link within a week and choose how you want to sign in. It works once.',
  'accounts.invitation.button': 'Choose how to sign in',
  'accounts.invitation.ending':
    'From then on you sign in with {{username}}. If you did not expect this message, please ignore it.',
} as const
