export const en = {
  'matchMail.subject_one': '{{agency}}: a property that fits what you are looking for',
  'matchMail.subject_other': '{{agency}}: {{count}} properties that fit what you are looking for',
  'matchMail.text_one':
    'Hello,\n\nthis fits what you are looking for, and is new or costs less now:',
  'matchMail.text_other':
    'Hello,\n\nthese fit what you are looking for, and are new or cost less now:',
  'matchMail.price.sale': '{{price}}',
  'matchMail.price.rent': '{{price}} a month',
  'matchMail.price.shortRent': '{{price}} a night',
  'matchMail.cheaper': '{{price}} (before: {{before}})',
  'matchMail.page': 'Pictures and facts:',
  'matchMail.stop': 'You no longer want these mails? Stop them: {{link}}',
  'matchMail.source': 'Mails of new matches',
  'matchMail.stopped':
    '{{name}}, lead #{{lead}}, wants no more mails about new properties. They are switched off; they can be switched on again in the lead.',
  'stopMatches.ask': 'No more mails about new properties?',
  'stopMatches.askText':
    '{{agency}} writes to you when a property that fits what you are looking for is new or costs less.',
  'stopMatches.end': 'Stop these mails',
  'stopMatches.done': 'The mails are stopped',
  'stopMatches.doneText':
    'We no longer write to you about new properties by ourselves. If you want these mails again, tell us.',
  'stopMatches.unknown': 'This link is not valid',
  'stopMatches.unknownText': 'Open it as it stands in the mail, or write to us.',
} as const
