import type { HelpTask } from '../../helpTasks.ts'

export const en = {
  'help.task.find': 'Find anything at once',
  'help.task.call': 'A client calls',
  'help.task.property': 'Add a property and publish it',
  'help.task.photos': 'Photos of a property',
  'help.task.selection': 'Find properties for a lead and send them',
  'help.task.viewing': 'Plan a viewing and note how it went',
  'help.task.key': 'A key goes out and comes back',
  'help.task.order': 'An order signed before the viewing',
  'help.task.deal': 'A deal, from the offer to the commission',
  'help.task.letters': 'Write to clients with templates',
  'help.task.tasks': 'Tasks, reminders and the calendar on the phone',
  'help.task.stay': 'Book a stay',
  'help.task.stayCalendars': 'Calendars of Booking and Airbnb, prices by season',
  'help.task.payments': 'Enter payments and send an expense for approval',
  'help.task.ownStatement': 'Your statement, and expenses to approve',
  'help.task.importFile': 'Bring in an Excel file',
  'help.task.duplicates': 'Records that are there twice',
  'help.task.undo': 'Get back what was deleted or changed',
  'help.task.exportAll': 'Export and backup',
  'help.task.site': 'The public site and its enquiries',
  'help.task.portals': 'Send properties to portals',
  'help.task.colleague': 'Invite a colleague, and roles',
  'help.task.mail': 'Connect the e-mail of the agency',
  'help.task.settings': 'Make Estia fit your agency',
  'help.task.security': 'Password, second step and devices',
} as const satisfies Record<`help.task.${HelpTask}`, string>

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
