export const en = {
  'trash.label': 'Trash',
  'trash.text': 'What was deleted can be restored for {{days}} days.',
  'trash.title': 'Deleted',
  'trash.entity': 'Kind',
  'trash.deletedOn': 'Deleted on',
  'trash.deletedBy': 'Deleted by',
  'trash.restore': 'Restore',
  'trash.restoreOne': 'Restore: {{name}}',
  'trash.restored': '{{kind}} restored: {{name}}',
  'trash.open': 'Open',
  'trash.everything': 'Everything',
  'trash.search': 'Name contains',
  'trash.empty': 'The trash is empty',
  'trash.emptyText': 'What you delete will be here for {{days}} days.',
  'trash.withoutName': 'Without a name',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
