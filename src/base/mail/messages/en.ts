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
  'mail.tooMany.source': 'Too many e-mails',
  'mail.tooMany.alert':
    '{{name}} tried to send more e-mails than one person may within a short time. The further ones were refused.',
  'mail.tooMany.alertMailbox':
    '{{name}} tried to send more e-mails to {{to}} than one mailbox may get within a short time. The further ones were refused.',
  'mail.tooMany.alertWhat': 'Look at the person’s timeline to see what was sent.',
  'mail.tooMany.person':
    'You have sent as many e-mails as one person may for now. These can go from {{at}} on.',
  'mail.tooMany.mailbox':
    '{{to}} has been sent as many e-mails as one mailbox may get for now. The next one can go from {{at}} on.',
} as const
