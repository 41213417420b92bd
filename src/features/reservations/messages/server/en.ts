export const en = {
  'occupancy.alert.source': 'Calendars of stays',
  'occupancy.alert.vanished':
    'Days are no longer in the calendar “{{name}}” of {{object}}. They stay blocked until somebody frees them:',
  'occupancy.alert.clashing':
    'Booked twice: the calendar “{{name}}” of {{object}} has days on which there is a reservation already:',
  'occupancy.alert.failed':
    'The calendar “{{name}}” of {{object}} could not be read three times in a row. No day became free by that.',
} as const
