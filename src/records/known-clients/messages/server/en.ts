export const en = {
  'knownClient.noParty': 'This person is no party of the deal.',
  'knownClient.seenInFuture': 'This day is still to come.',
  'knownClient.highNeedsReasons': 'A high risk needs reasons: choose some, or write them.',
  'knownClient.ownerNeedsName': 'Each owner needs a name.',
  'knownClient.moreThanAll': 'The shares come to more than 100 %.',
  'knownClient.changedMeanwhile':
    'The file has been changed meanwhile. Look at it again, then confirm.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
