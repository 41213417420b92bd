export const en = {
  'payments.approval.unknown':
    'This link opens nothing: it is mistyped, or the expense was withdrawn.',
  'payments.approval.changed':
    'This link has ended, because the expense was changed after it was sent. We will send you a new one.',
  'payments.approval.revoked': 'The agency has taken this link back.',
  'payments.approval.paid': 'The expense is being paid already: the approval stands.',
  'payments.approval.decidedMeanwhile':
    'Something has changed since you opened this page. Please look at it again.',
  'payments.approval.alreadyApproved': 'The client has approved this expense already.',
  'payments.approval.noEmail': 'The account has no e-mail address.',
  'payments.approval.otherEmail': 'This is not an address of the account.',
  'payments.approval.source': 'Approval of an expense',
  'payments.approval.told.approve':
    '{{name}} approved the expense {{number}} of {{amount}} ({{category}}).',
  'payments.approval.told.revert':
    '{{name}} took back the approval of the expense {{number}} of {{amount}} ({{category}}).',
  'payments.approval.mail.subject': '{{agency}}: an expense of {{amount}} to approve',
  'payments.approval.mail.text':
    'Hello,\n\nwe are about to pay this expense for you, and ask you to approve it:',
  'payments.approval.mail.files': 'Attached: {{names}}',
  'payments.approval.mail.changed':
    'It has changed since we wrote to you, so that the link before is no longer valid:',
  'payments.approval.mail.amount': 'amount: {{before}} → {{after}}',
  'payments.approval.mail.added': 'new: {{names}}',
  'payments.approval.mail.removed': 'no longer there: {{names}}',
  'payments.approval.mail.how': 'Look at it and approve it here; no password is needed:',
} as const
