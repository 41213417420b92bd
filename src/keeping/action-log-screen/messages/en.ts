export const en = {
  'actionLog.title': 'Action log',
  'actionLog.date': 'Date',
  'actionLog.actionBy': 'By',
  'actionLog.bySystem': 'The system',
  'actionLog.action': 'Action',
  'actionLog.entity': 'Kind',
  'actionLog.entityId': 'Number',
  'actionLog.actionOver': 'Record',
  'actionLog.message': 'Message',
  'actionLog.data': 'Changes',
  'actionLog.startDate': 'From',
  'actionLog.endDate': 'Until',
  'actionLog.anyEntity': 'Any',
  'actionLog.field': 'Field',
  'actionLog.before': 'Before',
  'actionLog.after': 'After',
  'actionLog.restore': 'Restore',
  'actionLog.restoreOne': 'Restore: {{name}}',
  'actionLog.restored': 'Restored: {{name}}',
  'actionLog.putBack': 'Put back',
  'actionLog.putBackOne': 'Put back: {{field}}',
  'actionLog.putBackAll': 'Put all back',
  'actionLog.putBackDone': 'Put back: {{fields}}',
  'actionLog.unmerge': 'Undo the merge',
  'actionLog.unmergeQuestion':
    'Undo the merge? “{{name}}” is an account of its own again, with what was its own before.',
  'actionLog.changedTitle': 'Changed again since',
  'actionLog.changedText':
    'Somebody has changed this after the entry. Put it back to the older value all the same?',
  'actionLog.now': 'Now',
  'actionLog.wanted': 'To be put back',
  'actionLog.putBackAnyway': 'Put it back all the same',
  'actionLog.empty': 'Nothing has happened yet',
  'actionLog.emptyText': 'Every change will appear here, with who made it and what it was before.',
  'record.StayFeed': 'Calendar of another site',
  'record.StayBlock': 'Blocked days',
  'record.StayCare': 'Handover and cleaning',
  'record.StaySeason': 'Season of prices',
  'record.DoubtfulEnquiry': 'Doubtful enquiry',
  'record.Operations': 'Operations',
  'record.Portal': 'Portal',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
