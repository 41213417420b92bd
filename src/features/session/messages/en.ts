export const en = {
  'role.admin': 'Administrator',
  'role.employee': 'Employee',
  'role.clientPayments': 'Client (payments only)',
  'session.incorrect': 'Incorrect email or password',
  'session.passwordTooShort': 'The password needs at least {{min}} characters.',
  'session.passwordsShouldMatch': 'Passwords should match',
  'session.codeNotValid':
    'This link is no longer valid: it was used already, has expired, or a newer one was sent. Please ask for a new link.',
  'session.unknownEmail': 'No account has this e-mail.',
  'session.lastAdministrator':
    'This is the only administrator. Make someone else an administrator first.',
  'session.resetMailSubject': 'Reset your Estia password',
  'session.resetMailText':
    'Hello,\n\nsomeone asked to reset the password of {{username}}. To choose a new password, open this link within one hour:\n\n{{link}}\n\nIf this was not you, please ignore this message: your password stays as it is.\n\nEstia',
} as const
