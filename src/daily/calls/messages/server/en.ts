export const en = {
  'call.call': 'Call to {{phone}}',
  'call.lasted': 'Call to {{phone}}, {{minutes}} min',
  'call.notReached': 'Call to {{phone}}: not reached',
  'call.WhatsApp': 'WhatsApp opened: {{phone}}',
  'call.Viber': 'Viber opened: {{phone}}',
  'call.notYours':
    'This is no call that you have begun. Please press the phone icon to begin one of your own.',
} as const
