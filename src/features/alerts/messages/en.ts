export const en = {
  'alert.date': 'Date',
  'alert.source': 'Source',
  'alert.content': 'Content',
  'alert.notes': 'Notes',
  'alert.readedOn': 'Read on',
  'alert.readedBy': 'Read by',
  'alert.title': 'Alert',
  'alert.back': 'Back to List',
  'alert.markAsUnread': 'Mark as Unread',
  'alert.saveNotes': 'Save Notes',
  'alert.delete': 'Delete',
  'alert.deleted': 'The alert was deleted.',
  'alert.unread': 'Unread',
  'alerts.title': 'Alerts',
  'alerts.none': 'There are no alerts',
  'alerts.noneText':
    'Rent reminders, messages from the website and problems with publishing will appear here.',
} as const
