export const en = {
  'fittingLeads.bar': 'Ticked leads',
  'fittingLeads.ticked_one': '{{count}} ticked',
  'fittingLeads.ticked_other': '{{count}} ticked',
  'fittingLeads.most': 'At most {{count}} at once.',
  'fittingLeads.assign': 'Assign ({{count}})',
  'fittingLeads.tasks': 'Make tasks ({{count}})',
  'fittingLeads.send': 'Send selection ({{count}})',
  'fittingLeads.clear': 'Clear ticks',
  'fittingLeads.send.title': 'Send #{{number}} to clients',
  'fittingLeads.send.missing_one': '{{count}} ticked lead is gone or not yours to change.',
  'fittingLeads.send.missing_other': '{{count}} ticked leads are gone or not yours to change.',
  'fittingLeads.send.nobody': 'None of the ticked leads is left to write to.',
  'fittingLeads.send.mail': 'By mail to {{email}}',
  'fittingLeads.send.phone':
    'No e-mail: the page is made, and you send its link by WhatsApp or Viber to {{phone}}.',
  'fittingLeads.send.none':
    'Neither e-mail nor phone: the page is made, and its link is yours to copy.',
  'fittingLeads.send.address': 'E-mail address',
  'fittingLeads.send.before': 'Sent to this client on {{day}} already',
  'fittingLeads.send.note': 'Text to the client',
  'fittingLeads.send.mailHint':
    'Goes with the link in the mail “{{subject}}”, and stands at the top of the page.',
  'fittingLeads.send.pageHint': 'Stands at the top of the page that the link opens.',
  'fittingLeads.send.do_one': 'Send to {{count}} client',
  'fittingLeads.send.do_other': 'Send to {{count}} clients',
  'fittingLeads.sent.mails_one': '{{count}} mail is on its way.',
  'fittingLeads.sent.mails_other': '{{count}} mails are on their way.',
  'fittingLeads.sent.byHand_one': '{{count}} page is made; its link is yours to send:',
  'fittingLeads.sent.byHand_other': '{{count}} pages are made; their links are yours to send:',
  'fittingLeads.sent.to': 'mail to {{email}}',
  'fittingLeads.sent.opened': 'opened in {{by}}',
  'fittingLeads.sent.where': 'Each selection also stands at its lead.',
  'fittingLeads.tasks.title': 'Make tasks',
  'fittingLeads.tasks.text': 'What is to be done',
  'fittingLeads.tasks.usual': 'Call: #{{number}} fits what they are looking for',
  'fittingLeads.tasks.date': 'Due on',
  'fittingLeads.tasks.owner': 'Whose task',
  'fittingLeads.tasks.owner.agent': 'The lead’s agent’s; mine where there is none',
  'fittingLeads.tasks.owner.me': 'Mine',
  'fittingLeads.tasks.do_one': 'Make {{count}} task',
  'fittingLeads.tasks.do_other': 'Make {{count}} tasks',
  'fittingLeads.tasks.done_one': '{{count}} task was made.',
  'fittingLeads.tasks.done_other': '{{count}} tasks were made.',
} as const

/** Text to a client, proposed to whoever sends it. */

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
