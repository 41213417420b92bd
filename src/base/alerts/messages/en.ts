export const en = {
  'alert.about': 'About',
  'alert.readedLine': 'Read on {{day}} by {{name}}',
  'alert.date': 'Date',
  'alert.source': 'Source',
  'alert.content': 'Content',
  'alert.notes': 'Notes',
  'alert.readedOn': 'Read on',
  'alert.readedBy': 'Read by',
  'alert.title': 'Alert',
  'alert.back': 'Back to List',
  'alert.mark': 'Mark',
  'alert.markAsRead': 'Mark as Read',
  'alert.markAsUnread': 'Mark as Unread',
  'alert.saveNotes': 'Save Notes',
  'alert.delete': 'Delete',
  'alert.deleted': 'The alert was deleted.',
  'alert.unread': 'Unread',
  'alerts.title': 'Alerts',
  'alerts.markAllAsRead': 'Mark all as read',
  'alerts.markAllAsReadQuestion_one': 'Mark {{count}} unread alert as read?',
  'alerts.markAllAsReadQuestion_other': 'Mark all {{count}} unread alerts as read?',
  'alerts.unreadOnly': 'Unread only',
  'alerts.none': 'There are no alerts',
  'alerts.noneText':
    'Rent reminders, messages from the website and problems with publishing will appear here.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
