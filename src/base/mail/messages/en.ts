// What the server says of mail that does not arrive.
export const en = {
  'mail.undelivered.source': 'E-mail not delivered',
  'mail.undelivered': 'The e-mail “{{subject}}” to {{to}} was not delivered.',
  'mail.undelivered.refused': 'The mail server refused it for good: it is not sent again.',
  'mail.undelivered.noAddress': 'This is not an e-mail address. Please correct it and send again.',
  'mail.undelivered.tooManyTries':
    'For three days no mail server has taken it: it is not sent again.',
  'mail.undelivered.said': 'The mail server says: {{said}}',
  'mail.undelivered.sender': 'Sent by: {{sender}}',
} as const
