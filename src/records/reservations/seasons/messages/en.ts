export const en = {
  'season.title': 'Prices of {{object}}',
  'season.seasons': 'Seasons',
  'season.none': 'No seasons yet: every night costs the usual price.',
  'season.usual': 'Outside of seasons',
  'season.usualPrice': 'Usual price per night',
  'season.usualNone': 'Not set',
  'season.usualEdit': 'Change in the property',
  'season.from': 'First night',
  'season.till': 'Last night',
  'season.price': 'Price per night',
  'season.minNights': 'Fewest nights',
  'season.add': 'Add the season',
  'season.edit': 'Change {{from}} – {{till}}',
  'season.remove': 'Remove {{from}} – {{till}}',
  'season.removed': 'The season {{from}} – {{till}} was removed',
  'season.copyFrom': 'Copy from the property',
  'season.copy': 'Copy',
  'season.copied': 'Copied seasons: {{copied}}. Left out, because they overlap: {{leftOut}}.',
  'quote.free': 'Free',
  'quote.taken': 'Taken',
  'quote.waits':
    'Choose the property, the day of arrival and the nights to see whether it is free and what it costs.',
  'quote.region': 'Availability and price',
  'quote.reservation': '#{{number}} {{guest}}, {{from}} – {{till}}',
  'quote.block': 'Blocked {{from}} – {{till}}',
  'quote.blockNamed': 'Blocked {{from}} – {{till}}: {{name}}',
  'quote.part': '{{from}} – {{till}}: {{nights}} × {{price}}',
  'quote.noPrice': 'no price',
  'quote.total': 'Total by the prices: {{total}}',
  'quote.take': 'Take {{total}} as the total',
  'quote.tooFew': 'Fewer nights than the least: {{least}}',
  'quote.tooMany': 'More guests than the property sleeps: {{sleeps}}',
  'quote.prices': 'Prices by season',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
