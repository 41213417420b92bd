export const en = {
  'archive.title': 'Export',
  'archive.lead':
    'All that the agency has in one ZIP file: workbooks to read, all records in a form that programs read, and the photos and documents. A description of every field is in it. Passwords and keys never are. A finished file is kept for {{days}} days.',
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
  'archive.keptUntil': 'Kept until {{until}}',
  'archive.missing':
    'Files that could not be read and are not in it: {{count}}. The description names them.',
  'archive.download': 'Download ({{size}} MB)',
  'archive.progress': 'Progress of the export',
  'archive.deleteAsk': 'Delete this file?',
  'archive.tooMany':
    'Several exports are being made already. Please wait until one of them is ready.',
  'archive.tooManyRecords': 'There are more than {{max}} records in this view.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
