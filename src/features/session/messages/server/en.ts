export const en = {
  'session.invite.staff':
    'This person is staff: an administrator sets their password or changes their role.',
  'session.invite.taken': 'Somebody else signs in with this e-mail. Give the account another one.',
  'session.invite.otherName':
    'The person signs in with an e-mail that the account no longer has. Set a password for the new one first.',
} as const
