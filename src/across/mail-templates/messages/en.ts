export const en = {
  'mailTemplate.title': 'Mail templates',
  'mailTemplate.add': 'Add template',
  'mailTemplate.edit': 'Edit “{{name}}”',
  'mailTemplate.delete': 'Delete the template “{{name}}”?',
  'mailTemplate.deleted': 'The template “{{name}}” was deleted',
  'mailTemplate.none': 'No templates yet',
  'mailTemplate.noneText':
    'With a template, a mail to a client or owner is written in their language with two presses.',
  'mailTemplate.name': 'Purpose',
  'mailTemplate.isAdvertising':
    'Advertising: only to people who agreed, with a link to unsubscribe',
  'mailTemplate.mayRewrite': 'The sender may rewrite the text: it is still no advertising',
  'mailTemplate.rewritable': 'May be rewritten',
  'mailTemplate.advertising': 'Advertising',
  'mailTemplate.subjectEn': 'Subject in English',
  'mailTemplate.textEn': 'Text in English',
  'mailTemplate.subjectEl': 'Subject in Greek',
  'mailTemplate.textEl': 'Text in Greek',
  'mailTemplate.subjectRu': 'Subject in Russian',
  'mailTemplate.textRu': 'Text in Russian',
  'mailTemplate.insert': 'Insert',
  'mailTemplate.field.name': 'Name of the person',
  'mailTemplate.field.property': 'Property',
  'mailTemplate.field.day': 'Day of the viewing',
  'mailTemplate.field.time': 'Time of the viewing',
  'mailTemplate.field.agent': 'Agent',
  'mailTemplate.field.phone': 'Phone of the agent',
  'mailTemplate.field.agency': 'Agency',
  'writeMail.title': 'Write an e-mail',
  'writeMail.template': 'Template',
  'writeMail.choose': 'Choose a template',
  'writeMail.subject': 'Subject',
  'writeMail.text': 'Text',
  'writeMail.to': '{{name}}, {{to}}',
  'writeMail.leaveOut': 'Leave out',
  'writeMail.putBack': 'Send after all',
  'writeMail.isLeftOut': 'Is left out',
  'writeMail.leftOut': 'These get no mail',
  'writeMail.noAddress': '{{name}}: no e-mail address',
  'writeMail.noConsent': '{{name}}: has not agreed to mailings',
  'writeMail.fixed':
    '{{name}} has not agreed to mailings, so the mail goes in the words of the template alone. An administrator can permit changes in the template.',
  'writeMail.signed': 'Your name and phone and those of the agency follow below each text.',
  'writeMail.nobody': 'Nobody to write to',
  'writeMail.nobodyText': 'The record has no person with an e-mail address.',
  'writeMail.empty': 'Nothing to fill in for: {{fields}}. Complete the text by hand.',
  'writeMail.tooMany':
    'At most {{count}} mails go at once. Leave some out, and write to them afterwards.',
  'writeMail.send_one': 'Send {{count}} mail',
  'writeMail.send_other': 'Send {{count}} mails',
  'writeMail.sent_one': '{{count}} mail is on its way',
  'writeMail.sent_other': '{{count}} mails are on their way',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
