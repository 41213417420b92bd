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
  'payments.approval.mail.open': 'Look at the expense',
  'payments.approval.closed':
    'The agency has closed this expense: nothing is decided here any more.',
  'payments.approval.isPaid': 'The expense is being paid already: it can no longer be declined.',
  'payments.approval.tooManyMessages':
    'Enough has been written about this expense. Please call instead.',
  'payments.approval.nothingAsked':
    'The client has neither asked nor declined: there is nothing to answer.',
  'payments.approval.isClosed': 'The approval of this expense is closed. Open it again first.',
  'payments.approval.told.decline':
    '{{name}} declined the expense {{number}} of {{amount}} ({{category}}): {{text}}',
  'payments.approval.told.ask':
    '{{name}} asks about the expense {{number}} of {{amount}} ({{category}}): {{text}}',
  'payments.approval.toldSubject.decline': '{{name}} declined an expense',
  'payments.approval.toldSubject.ask': '{{name}} asks about an expense',
  'payments.approval.answer.subject': '{{agency}}: our answer about the expense of {{amount}}',
  'payments.approval.answer.text': 'Hello,\n\nthis is our answer to what you wrote:',
  'payments.approval.answer.asked': 'You had written: {{text}}',
  'payments.approval.answer.how':
    'Approve or decline it here, or ask again; no password is needed:',
} as const
