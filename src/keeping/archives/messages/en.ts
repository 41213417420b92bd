export const en = {
  'archive.title': 'Export',
  'archive.lead':
    'All that the agency has in one ZIP file: workbooks to read, all records in a form that programs read, and the photos and documents. A description of every field is in it. Passwords and keys never are. A finished file is kept for {{days}} days.',
  'archive.secrets':
    'The addresses of the calendars of other sites (Airbnb, Booking.com …) are in it, so that these can go on elsewhere. Whoever has such an address can read that calendar: keep the file as you would keep a key.',
  'archive.view': 'Export with files (ZIP)',
  'archive.all': 'Export everything',
  'archive.leavePage':
    'It is made in the background: you may leave this page. An alert tells when it is ready.',
  'archive.earlier': 'Files',
  'archive.none': 'Nothing has been exported in the last days.',
  'archive.whole': 'The whole agency',
  'archive.list.AccountList': 'Accounts',
  'archive.list.OwnerList': 'Owners',
  'archive.list.ClientList': 'Clients',
  'archive.list.ProfessionalList': 'Specialists',
  'archive.list.PartnerList': 'Partners',
  'archive.list.SourceList': 'Sources',
  'archive.list.EmployeList': 'Employees',
  'archive.list.ObjectList': 'Properties',
  'archive.list.LeadList': 'Leads',
  'archive.list.ViewingList': 'Viewings',
  'archive.list.DealList': 'Deals',
  'archive.list.ReservationList': 'Reservations',
  'archive.list.DocumentList': 'Documents',
  'archive.state.waiting': 'Waiting',
  'archive.state.making': 'Being made',
  'archive.state.ready': 'Ready',
  'archive.state.failed': 'Could not be made',
  'archive.failed':
    'It was tried three times, and failed for a reason of the server. Press “Try again”; if it fails once more, pass the reference “archive {{id}}” on to whoever looks after the program: the log of the server names the reason under it.',
  'archive.keptUntil': 'Kept until {{until}}',
  'archive.missing':
    'Files that could not be read and are not in it: {{count}}. The description names them.',
  'archive.download': 'Download ({{size}} MB)',
  'archive.progress': 'Progress of the export',
  'archive.deleteAsk': 'Delete this file?',
  'archive.tooMany':
    'Several of your exports are being made already. Please wait until one of them is ready.',
  'archive.tooManyRecords':
    'There are more than {{max}} records in this view. Please narrow its filter, or export the whole agency.',
  'arrival.title': 'Bring an export in',
  'arrival.lead':
    'The ZIP file of a whole agency, as it was exported here or in another installation, goes in again as a whole, as long as there is nothing here yet but your staff and your settings. People get no sign-in with it, and nothing is sent to anybody. At most {{max}} GB.',
  'arrival.import': 'Workbooks and files of other programs go in under',
  'arrival.importLink': 'Import',
  'arrival.choose': 'Choose the ZIP file',
  'arrival.sending': 'Sending the file',
  'arrival.progress': 'Progress of bringing it in',
  'arrival.leavePage':
    'Once it is sent, you may leave this page. An alert tells when everything is there.',
  'arrival.ask':
    'Bring in everything of {{name}}? The settings in it take the place of those here.',
  'arrival.state.waiting': 'Waiting',
  'arrival.state.working': 'Being brought in',
  'arrival.state.done': 'Here',
  'arrival.state.refused': 'Refused: nothing has changed',
  'arrival.state.failed': 'Failed: nothing has changed',
  'arrival.state.leaving': 'Being taken back',
  'arrival.state.gone': 'Taken back',
  'arrival.rows': 'Records: {{count}}',
  'arrival.takeBack': 'Take back',
  'arrival.takeBackAsk':
    'Remove everything that came with this file, for good, and put the settings back?',
  'arrival.forget': 'Remove from the list',
  'arrival.forgetAsk': 'Remove this line?',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
