export const en = {
  'mailTemplate.unknownField':
    'Nothing is known of the field {{field}}. Use the fields that can be inserted.',
  'mailTemplate.twice': 'The same person is named twice.',
  'mailTemplate.changed':
    'What is known of {{name}} has changed meanwhile. Look at the mails again; nothing was sent.',
  'mailTemplate.rewritten':
    'The text for {{name}} is not that of the template any more, which makes it advertising, and they have not agreed to mailings. Nothing was sent.',
  'mailTemplate.sentTo': 'E-mail to {{to}}: {{subject}}',
  'unsubscribe.inMail': 'You no longer want such mails? Unsubscribe: {{link}}',
  'unsubscribe.ask': 'No more mailings from {{agency}}?',
  'unsubscribe.end': 'Unsubscribe',
  'unsubscribe.done': 'You are unsubscribed',
  'unsubscribe.doneText': 'We send you no more mailings.',
  'unsubscribe.unknown': 'This link is not valid',
  'unsubscribe.unknownText': 'Open it as it stands in the mail, or write to us.',
} as const
