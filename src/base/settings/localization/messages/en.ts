export const en = {
  'texts.title': 'Texts of the product',
  'texts.exportText':
    'Download all texts as a workbook, change what you like in the columns of the languages, and bring it back. Parts in double braces, such as a name or a number, are filled in and have to stay.',
  'texts.export': 'Export texts',
  'texts.workbook': 'Out and in',
  'texts.choose': 'Choose workbook',
  'texts.preview': 'What {{file}} changes',
  'texts.nothingChanges': 'The workbook says the same as the product does. Nothing would change.',
  'texts.faults_one':
    '{{count}} text cannot be taken over. Correct it in the workbook and choose it again.',
  'texts.faults_other':
    '{{count}} texts cannot be taken over. Correct them in the workbook and choose it again.',
  'texts.changes_one': '{{count}} text changes',
  'texts.changes_other': '{{count}} texts change',
  'texts.more_one': '… and {{count}} more',
  'texts.more_other': '… and {{count}} more',
  'texts.apply_one': 'Change {{count}} text',
  'texts.apply_other': 'Change {{count}} texts',
  'texts.applied_one': '{{count}} text was changed.',
  'texts.applied_other': '{{count}} texts were changed.',
  'texts.row': 'Row',
  'texts.key': 'Key',
  'texts.language': 'Language',
  'texts.before': 'Before',
  'texts.after': 'After',
  'texts.fault': 'What is wrong',
  'texts.changed': 'Texts in your own words',
  'texts.noneChanged': 'All texts are the built-in ones',
  'texts.noneChangedText': 'What you change by a workbook appears here, beside the built-in text.',
  'texts.own': 'Your text',
  'texts.builtIn': 'Built-in text',
  'texts.doesNotFit': 'Not shown: the built-in text now fills in something else',
  'texts.restore': 'Restore the built-in text of {{key}}, {{language}}',
  'texts.restoreShort': 'Restore',
  'texts.restoreAll': 'Restore all built-in texts',
  'texts.restoreAllQuestion': 'Restore all built-in texts?',
  'texts.restored': 'The built-in text is back.',
  'texts.history': 'Changes',
  'texts.noHistory': 'Nothing has been changed yet.',
  'texts.byHand': 'On this screen',
  'texts.when': 'When',
  'texts.who': 'By',
  'texts.count': 'Texts',
  'texts.source': 'Workbook',
  'texts.undo': 'Undo',
  'texts.undoOf': 'Undo the change of {{when}}',
  'texts.undone': 'Undone',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
