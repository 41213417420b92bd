export const en = {
  'approval.title': 'Please review and approve the expense',
  'approval.from': '{{agency}} asks you to approve this expense.',
  'approval.amount': 'Amount',
  'approval.category': 'Category',
  'approval.date': 'Date',
  'approval.attachments': 'Attachments',
  'approval.noAttachments': 'None',
  'approval.approve': 'Approve',
  'approval.done': 'Expense has been approved. You can close this window.',
  'approval.revert': 'Revert approval',
  'approval.changed': 'This has changed since we last wrote to you',
  'approval.amountChanged': 'Amount: {{before}} → {{after}}',
  'approval.fileAdded': 'New: {{name}}',
  'approval.fileRemoved': 'No longer there: {{name}}',
  'approval.ended': 'This link is no longer valid',
  'approval.nothing': 'There is nothing here',
  'approval.ask': 'If you have any questions, please ask the agency.',
  'approval.section': 'Approval by the client',
  'approval.state.notSent': 'Not sent for approval',
  'approval.state.sent': 'Sent on {{date}} to {{email}}',
  'approval.state.undelivered':
    'Not delivered: no mail server takes mail for {{email}}. Check the address, and send again.',
  'approval.state.seen': 'Seen on {{date}}',
  'approval.state.approved': 'Approved on {{date}}',
  'approval.state.endedChanged':
    'The link before ended on {{date}}, because the expense was changed. Send the new one.',
  'approval.state.endedRevoked': 'The link before was taken back on {{date}}.',
  'approval.menu': 'Approval of {{number}}',
  'approval.send': 'Send for approval',
  'approval.sendAgain': 'Send again',
  'approval.sendTo': 'Send to {{email}}',
  'approval.sent': 'Sent to {{email}}',
  'approval.noEmail': 'The account has no e-mail: copy the link, or add an address.',
  'approval.copy': 'Copy the link',
  'approval.copied': 'The link was copied.',
  'approval.notCopied': 'The link could not be copied. Here it is: {{link}}',
  'approval.revoke': 'Take the link back',
  'approval.revokeText':
    'The link opens nothing from then on, wherever it was sent. A new one takes its place.',
  'approval.revoked': 'The link was taken back.',
  'approval.uses': 'What the link was used for',
  'approval.use.view': 'Looked at',
  'approval.use.file': 'Opened an attachment',
  'approval.use.approve': 'Approved',
  'approval.use.revert': 'Took the approval back',
  'approval.use.refused': 'Refused: the link had ended',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
