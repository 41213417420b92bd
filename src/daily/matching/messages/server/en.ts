export const en = {
  'matching.tell.source': 'Matching properties',
  'matching.tell.new': 'New: {{object}}, {{price}}',
  'matching.tell.cheaper': 'Cheaper now: {{object}}, {{price}}',
  'matching.tell.whatToDo': 'What to do: open the property and write to those whom it fits.',
  'matching.tell.leadsOf_one': 'It fits {{count}} lead of {{agent}}.',
  'matching.tell.leadsOf_other': 'It fits {{count}} leads of {{agent}}.',
  'matching.tell.leadsOfNobody_one': 'It fits {{count}} lead that nobody looks after.',
  'matching.tell.leadsOfNobody_other': 'It fits {{count}} leads that nobody looks after.',
} as const
