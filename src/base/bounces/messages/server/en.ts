// What the server says of mail that came back.
export const en = {
  'bounce.noMailbox': 'Mail came back on {{day}}: there is no such mailbox.',
  'bounce.noDomain': 'Mail came back on {{day}}: no server takes mail for this address.',
  'bounce.disabled': 'Mail came back on {{day}}: the mailbox is closed.',
  'bounce.full': 'Mail came back on {{day}}: the mailbox is full.',
  'bounce.delayed': 'Mail was delayed on {{day}}: the recipient’s server had not taken it yet.',
  'bounce.other': 'Mail came back on {{day}}. The address may still be right.',
  'bounce.file.marked.noMailbox': 'Marked: there is no such mailbox.',
  'bounce.file.marked.noDomain': 'Marked: no server takes mail for this address.',
  'bounce.file.marked.disabled': 'Marked: the mailbox is closed.',
  'bounce.file.marked.full': 'Marked: the mailbox is full. Mail is sent there all the same.',
  'bounce.file.marked.delayed': 'Marked: the mail is delayed. Mail is sent there all the same.',
  'bounce.file.marked.other':
    'Marked: the mail came back, but the address may be right. Mail is sent there all the same.',
  'bounce.file.known': 'Known already: the mark is as new or says more.',
  'bounce.file.policy':
    'Not marked: the mail was refused for another reason than its address, such as its sender or content.',
  'bounce.file.delivered': 'Not marked: the mail was delivered.',
  'bounce.file.noAddress': 'Not marked: this is not an e-mail address.',
  'bounce.file.unreadable':
    'This file cannot be read as an e-mail. Save the notice from the mail program as .eml.',
  'bounce.file.receipt':
    'This is a receipt of a mail that was read, not a notice of a returned mail.',
  'bounce.file.noReport':
    'This is no notice of a returned mail: it contains no report of the mail server.',
  'bounce.file.noRecipients': 'This notice names no recipient.',
  'bounce.file.tooMany': 'Please choose at most {{most}} files at once.',
} as const
