export const en = {
  'objectKey.backBeforeGiven': 'The key cannot have come back before it was given away.',
  'objectKey.accountId': 'Given to',
  'objectKey.account': 'Given to',
  'objectKey.received': 'Received',
  'objectKey.givenAway': 'Given away',
  'objectKey.description': 'Description',
  'objectKey.objectReferenceNumber': 'Property',
  'objectKey.title': 'Keys',
  'objectKey.header': 'Key of property #{{number}}',
  'objectKey.filter': 'Number begins with',
  'objectKey.filter.holder': 'Who has the key',
  'objectKey.filter.anyState': 'Any',
  'objectKey.none': 'There are no keys yet',
  'objectKey.noneText': 'A key is listed as soon as “We have the key” is set on its property.',
  'objectKey.noMatch': 'No number begins like this',
  'objectKey.sameDates': 'Please reset one of the date above if they are the same',
  'objectKey.out': 'Out',
  'objectKey.overdue': 'Overdue',
  'objectKey.atOffice': 'At the office',
  'objectKey.state': 'State',
  'objectKey.edit': 'Edit the key of #{{number}}',
  'objectKey.history': 'Who had the key when',
  'objectKey.noHistory': 'The key has not been with anybody yet.',
  'objectKey.stillOut': 'not back yet',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
