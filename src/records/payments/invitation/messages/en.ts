export const en = {
  'payments.invitation.mailSubject': 'Your payments at {{agency}}',
  'payments.invitation.mailText':
    'Hello,\n\n{{agency}} invites you to follow your payments online: what was collected and spent for you, with every bill, whenever you like.\n\nPlease choose a password within a week:\n\n{{link}}\n\nFrom then on you sign in at {{address}} with {{username}}.\n\nIf you did not expect this message, please ignore it.',
} as const
