export const en = {
  'enquiry.source': 'Website form',
  'enquiry.about': 'Property #{{number}}',
  'enquiry.name': 'Name',
  'enquiry.phone': 'Phone',
  'enquiry.email': 'E-mail',
  'enquiry.mailSubject': 'New enquiry: {{name}}',
  'enquiry.mailLead': 'The lead: {{link}}',
  'enquiry.thanksSubject': '{{agency}}: we have received your message',
  'enquiry.thanksText':
    'Thank you for writing to us. We will get back to you soon.\n\nIf you did not write to us, please ignore this e-mail.',
} as const
