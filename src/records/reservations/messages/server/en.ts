export const en = {
  'occupancy.alert.source': 'Calendars of stays',
  'occupancy.alert.vanished':
    'Days are no longer in the calendar “{{name}}” of {{object}}. They stay blocked until somebody frees them:',
  'occupancy.alert.clashing':
    'Booked twice: the calendar “{{name}}” of {{object}} has days on which there is a reservation already:',
  'occupancy.alert.failed':
    'The calendar “{{name}}” of {{object}} could not be read three times in a row. No day became free by that.',
  'occupancy.alert.unread':
    'Parts of the calendar “{{name}}” of {{object}} could not be read. Their days may be missing:',
  'occupancy.overlap':
    'These days are blocked from {{from}} to {{till}}. Please choose other days, or free these first.',
  'occupancy.overlapNamed':
    'These days are blocked from {{from}} to {{till}}: {{name}}. Please choose other days, or free these first.',
  'occupancy.ofCalendar': 'These days come from another calendar and are changed there.',
  'occupancy.stillThere': 'These days are still in the other calendar: free them there.',
  'occupancy.endsBefore': 'The end must be after the beginning.',
  'occupancy.tooLong': 'These are too many days at once. Please enter an earlier end.',
  'occupancy.oneFile': 'One file at a time.',
  'season.overlap':
    'There is a season from {{from}} to {{till}} already. Please choose other days, or change that one.',
  'season.endsBefore': 'The last night must not be before the first.',
  'season.tooLong': 'This season is too long.',
  'season.sameObject': 'This is the same property. Please choose another one.',
} as const
