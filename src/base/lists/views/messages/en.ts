export const en = {
  'listView.views': 'Views',
  'listView.shown': 'Views: {{name}}',
  'listView.none':
    'Filter the list, put it in order, choose its columns, and keep that under a name.',
  'listView.add': 'Save what is shown',
  'listView.edit': 'Change the view {{name}}',
  'listView.opensWith': 'Open this list with {{name}}',
  'listView.by': 'by {{author}}',
  'listView.shared': 'For everybody',
  'listView.name': 'Name',
  'listView.shareIt': 'For everybody who sees this list',
  'listView.takeOver': 'Take over filters, order and columns as they are now',
  'listView.addTitle': 'New view',
  'listView.editTitle': 'Change view',
  'listView.delete': 'Delete view',
  'listView.deleted': 'The view {{name}} was deleted.',
  'listView.changedMeanwhile': 'Somebody else has changed this view in the meantime.',
  'listView.isNow': 'It is called “{{name}}” now.',
  'listView.saveMine': 'Save mine all the same',
  'listView.takeTheirs': 'Take theirs',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
