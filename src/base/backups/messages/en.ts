// What administrators are told of the backups.
export const en = {
  'backups.source': 'The backup is not right',
  'backups.never': 'No backup has been taken yet.',
  'backups.old': 'No backup has been taken for more than a day.',
  'backups.failed': 'The last backup failed.',
  'backups.notProven': 'For more than a day no backup has been restored for a trial.',
  'backups.differs': 'The newest backup was restored for a trial, and is not right.',
  'backups.notSent': 'What is entered now does not reach the backup.',
  'backups.hours': 'Hours since it was right: {{hours}}.',
  'backups.said': 'The program says: {{said}}',
  'backups.whatToDo':
    'Please tell whoever looks after the server: what is lost now cannot be restored.',
} as const
