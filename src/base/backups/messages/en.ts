// Alerts to administrators about the backups.
export const en = {
  'backups.source': 'The backup is not right',
  'backups.never':
    'Nothing can be restored yet: there is no backup at the place and with the key of now.',
  'backups.old': 'No backup has been taken for more than a day.',
  'backups.failed': 'The last backup failed.',
  'backups.notProven': 'For more than a day no backup has been restored for a trial.',
  'backups.differs': 'The newest backup was restored for a trial, and is not right.',
  'backups.notSent': 'What is entered now does not reach the backup.',
  'backups.refused': 'Another server wanted to send its backups to the same place and was refused.',
  'backups.lowSpace': 'The place of the backups is nearly full.',
  'backups.hours': 'Hours since it was right: {{hours}}.',
  'backups.said': 'The program says: {{said}}',
  'backups.whatToDo':
    'Please tell whoever looks after the server: what is lost now cannot be restored.',
} as const
