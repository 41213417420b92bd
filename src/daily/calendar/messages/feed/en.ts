// What the calendar on a person's phone says.
export const en = {
  'calendar.tooLong': 'A calendar shows 62 days at most, the first of them before the last.',
  'calendar.feed.name': 'Estia: {{name}}',
  'calendar.feed.viewing': 'Viewing',
  'calendar.feed.activity': 'Task',
} as const
