export const en = {
  'record.unknownAccount':
    'There is no such account, or it was deleted. Please choose another one.',
  'record.unknownLead': 'There is no such lead, or it was deleted. Please choose another one.',
  'record.unknownObject':
    'There is no such property, or it was deleted. Please choose another one.',
  'record.notAssignable': 'Only employees and specialists can be assigned.',
  'record.hiddenParts':
    'Payments, stays or other records that you may not see belong to this record. Ask a colleague in the office to do it.',
  'record.planViewing': 'Plan a viewing',
  'record.makeDeal': 'Make a deal',
  'record.bookStay': 'Book a stay',
  'record.history': 'History',
  'record.Object': 'Property',
  'record.Account': 'Account',
  'record.Activity': 'Activity',
  'record.Demand': 'Lead',
  'record.File': 'File',
  'record.Alert': 'Alert',
  'record.MailTemplate': 'Mail template',
  'record.writeMail': 'Write an e-mail…',
  'record.Branch': 'Branch',
  'record.ObjectAccount': 'Contact of a property',
  'record.ObjectKey': 'Key',
  'record.Viewing': 'Viewing',
  'record.Deal': 'Deal',
  'record.Reservation': 'Reservation',
  'record.Agency': 'Agency',
  'record.MailSettings': 'Mail settings',
  'record.TimestampSettings': 'Timestamps',
  'record.Rule': 'Rule of law',
  'record.Document': 'Document',
  'record.KnownClient': 'Client known',
  'record.Order': 'Order',
  'record.OrderTemplate': 'Text of orders',
  'record.Selection': 'Selection',
  'record.Transaction': 'Income or expense',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
