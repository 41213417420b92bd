export const en = {
  'payout.statement': 'Owner’s statement',
  'payout.put': 'Put into the owner’s statement',
  'payout.putOf': 'Put into the statement of {{owner}}',
  'payout.date': 'Date in the statement',
  'payout.isThere': '{{number}}: {{amount}}, {{owner}}',
  'payout.differs': 'The payout is now {{amount}}',
  'payout.notYet': 'Not in the owner’s statement yet',
  'payout.noOwner': 'The property has no owner on the day of arrival.',
  'payout.stay': 'Stay',
  'payout.changed': 'The payout to the owner has changed meanwhile. Please look at it again.',
  'payout.notOwner':
    'This is not an owner of the property on the day of arrival. Please choose one who is, or enter the owner at the property.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
