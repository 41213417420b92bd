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
  'pocket.order.noAccount': 'Not among the accounts: by name only',
  'pocket.order.turn': 'Signature {{at}} of {{of}}: {{name}}',
  'pocket.order.changeSigned': 'Change the order? Whoever has signed already signs again.',
  'pocket.kept.back':
    'You last changed this order on {{on}} and did not have it signed. What you typed is here again.',
  'pocket.kept.anew': 'Begin anew',
  'pocket.kept.forget': 'Begin anew? What was typed here is lost.',
  'pocket.kept.not':
    'This device does not keep what you type: leave this page open until the order is signed.',
  'pocket.kept.begun': 'Order not signed yet: {{name}}. Last changed on {{on}}.',
  'pocket.kept.goOn': 'Go on',
  'pocket.noNumber': 'This is not a possible number.',
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
