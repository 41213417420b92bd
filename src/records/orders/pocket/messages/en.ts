export const en = {
  'pocket.title': 'Viewings offline',
  'pocket.givenOn': 'As of {{on}}.',
  'pocket.kept': 'Opens on this device without a connection too.',
  'pocket.notKept': 'This browser does not keep it: without a connection it does not open.',
  'pocket.nothingHere': 'Nothing is on this device yet. Open this page once with a connection.',
  'pocket.old': 'This is from {{day}}. Renew it where there is a connection.',
  'pocket.noTemplate':
    'No order can be signed here: an administrator has to approve a text for viewing orders first.',
  'pocket.agencyNotReady':
    'No order can be signed here: the tax number or the business registry number (ΓΕΜΗ) of the agency is missing under Settings → Agency.',
  'pocket.today': 'Today',
  'pocket.tomorrow': 'Tomorrow',
  'pocket.none': 'No viewings today or tomorrow',
  'pocket.noneText':
    'Viewings that are assigned to you appear here with people, addresses and keys.',
  'pocket.noClient': 'No client',
  'pocket.call': 'Call',
  'pocket.sign': 'Sign an order',
  'pocket.covered': 'Order signed',
  'pocket.uncovered': 'No order',
  'pocket.keyHere': 'Key at the office',
  'pocket.keyOut': 'Key with {{name}}',
  'pocket.order.title': 'Viewing order',
  'pocket.order.gone': 'This viewing is not among yours of today and tomorrow.',
  'pocket.order.back': 'Back to the viewings',
  'pocket.order.change': 'Change something',
  'pocket.order.read': 'Show to read and sign',
  'pocket.order.somebodyElse': 'Somebody else signs',
  'pocket.order.months': 'Length, months',
  'pocket.order.until': 'until {{until}}',
  'pocket.order.secondLanguage': 'Beside it',
  'pocket.order.withdrawal': 'The client may withdraw within {{days}} days.',
  'pocket.party.name': 'Name',
  'pocket.party.taxNumber': 'Tax number (ΑΦΜ)',
  'pocket.party.identityDocument': 'Identity document',
  'pocket.party.address': 'Address',
  'pocket.party.phone': 'Phone',
  'pocket.party.email': 'E-mail',
  'pocket.required': 'Enter this.',
  'pocket.noObjects': 'Tick at least one property.',
  'pocket.noNumber': 'This is not a possible number.',
  'pocket.noFee': 'Enter the fee: a percentage or an amount.',
  'pocket.noRoom':
    'This device has no room left. Free some before the client signs: otherwise the signed order is kept only as long as this page stays open.',
  'pocket.entry': 'Viewing order: {{name}}',
  'pocket.signed':
    'Signed and kept on this device. It is sent by itself as soon as there is a connection, and gets its number then.',
  'pocket.arrived': 'Stored as {{number}}.',
  'pocket.open': 'Open the order',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
