export const en = {
  'firstSteps.title': 'First steps',
  'firstSteps.hint': 'What a new agency sets up. Each step knows by itself when it is done.',
  'firstSteps.done': '{{done}} of {{all}} done',
  'firstSteps.all': 'All steps',
  'firstSteps.skip': 'Skip',
  'firstSteps.skipNamed': 'Skip: {{name}}',
  'firstSteps.skipAll': 'Skip all',
  'firstSteps.skipAllQuestion': 'Skip all open steps?',
  'firstSteps.skipAllText': 'They leave the start page, and stay under Settings → First steps.',
  'firstSteps.takeUp': 'Take up again',
  'firstSteps.takeUpNamed': 'Take up again: {{name}}',
  'firstSteps.state.done': 'Done',
  'firstSteps.state.open': 'Open',
  'firstSteps.state.skipped': 'Skipped',
  'firstSteps.agency': 'Your agency',
  'firstSteps.agency.why':
    'Name, phone or e-mail, and the logo: they stand on the website, in mails and on documents.',
  'firstSteps.agency.go': 'Enter them',
  'firstSteps.languages': 'Languages',
  'firstSteps.languages.why':
    'Which languages the website offers, and the name of the agency in each of them.',
  'firstSteps.languages.go': 'Choose them',
  'firstSteps.mail': 'Mail',
  'firstSteps.mail.why':
    'The server that mails to clients and colleagues leave by. Until then they stay on the disk of this server.',
  'firstSteps.mail.go': 'Connect it',
  'firstSteps.colleague': 'A colleague',
  'firstSteps.colleague.why': 'They get a mail with a link, and choose their password themselves.',
  'firstSteps.colleague.go': 'Invite',
  'firstSteps.property': 'The first property',
  'firstSteps.property.why':
    'Add one by hand, or bring in people and properties of another program from a file.',
  'firstSteps.property.go': 'Add a property',
  'firstSteps.property.import': 'Bring in a file',
  'firstSteps.publish': 'The website',
  'firstSteps.publish.why':
    'Publish a property: it appears on your public site in each language within a minute.',
  'firstSteps.publish.go': 'Publish it',
  'firstSteps.portal': 'A portal',
  'firstSteps.portal.why':
    'A feed with your published properties, which portals fetch by themselves.',
  'firstSteps.portal.go': 'Add a portal',
  'firstSteps.backup': 'Backup',
  'firstSteps.backup.why':
    'Whoever runs the server chooses the place (BACKUP_URL). Then each change is kept within seconds, and a restore is tested each night.',
  'firstSteps.backup.go': 'See the state',
  'firstSteps.secondFactor': 'A second factor for you',
  'firstSteps.secondFactor.why':
    'A passkey or an app with codes: a stolen password alone lets nobody in.',
  'firstSteps.secondFactor.go': 'Set it up',
  'firstSteps.demo': 'See a full agency first?',
  'firstSteps.demoText':
    'Whoever runs the server can start the demo agency beside this one, with its own data. Nothing of yours is touched:',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
