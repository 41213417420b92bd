export const en = {
  'help.title': 'Help',
  'help.here': 'On this page',
  'help.all': 'All of it',
  'help.group.firstHour': 'The first hour',
  'help.group.clients': 'Clients and leads',
  'help.group.properties': 'Properties',
  'help.group.deals': 'Viewings and deals',
  'help.group.stays': 'Stays',
  'help.group.payments': 'Payments',
  'help.group.safety': 'Order and safety',
  'help.search': 'What do you want to do?',
  'help.nothing': 'No help is called that. Try another word.',
  'help.steps': 'Step by step',
  'help.open': 'Open: {{name}}',
  'help.picture': 'How it looks: {{task}}',
  'help.toAll': 'All help',
  'help.others': 'Related',
  'help.notYours': 'Colleagues with another role do this. Ask an administrator.',
  'help.news': 'What is new',
  'help.newsSince': 'New since your last visit',
  'help.newsSeen': 'Got it',
  'help.newsAll': 'All that is new',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
