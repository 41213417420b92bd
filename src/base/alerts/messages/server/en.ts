// Texts that only the server uses.
export const en = {
  'alert.written': '{{text}}',
  'alert.timed': '{{time}} {{text}}',
  'alert.labelled': '{{label}}: {{text}}',
  'alert.both': '{{first}} · {{second}}',
} as const
