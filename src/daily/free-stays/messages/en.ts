export const en = {
  'freeStays.title': 'Free stays',
  'freeStays.sentence': 'Say it in a sentence',
  'freeStays.example': '1–5 December, 4 guests, Halkidiki, under 120 €',
  'freeStays.read': 'Search',
  'freeStays.notRead': 'No dates were understood. Please enter them below.',
  'freeStays.checkIn': 'Check in',
  'freeStays.duration': 'Nights',
  'freeStays.guests': 'Guests',
  'freeStays.place': 'Place',
  'freeStays.priceMax': 'At most per night',
  'freeStays.waits': 'Choose the day of arrival and the nights.',
  'freeStays.found_one': '{{count}} property is free',
  'freeStays.found_other': '{{count}} properties are free',
  'freeStays.none': 'Nothing is free',
  'freeStays.noneText': 'Try other days, another place or a higher price.',
  'freeStays.object': 'Property',
  'freeStays.sleeps': 'Sleeps',
  'freeStays.total': 'Total',
  'freeStays.perNight': '{{price}} per night',
  'freeStays.noPrice': 'No price',
  'freeStays.minNights': 'Fewest nights',
  'freeStays.tooFew': '{{least}}: more than wished',
  'freeStays.book': 'Book',
  'freeStays.bookObject': 'Book #{{number}}',
  'freeStays.more': 'Next page',
  'freeStays.before': 'Previous page',
  'freeStays.choose': 'Choose #{{number}}',
  'freeStays.lead': 'For the lead',
  'freeStays.send': 'Make a selection of {{count}}',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
