export const en = {
  'document.title': 'Documents',
  'document.add': 'Add new document',
  'document.edit': 'Edit {{name}}',
  'document.search': 'Name or description',
  'document.none': 'There are no documents yet',
  'document.noneText': 'Keep here what everybody needs at hand: contracts, forms, price lists.',
  'document.name': 'File name',
  'document.description': 'Description',
  'document.files': 'Files',
  'document.noFiles': 'No files yet.',
  'document.filesNew': 'New files',
  'document.removeNew': 'Do not add {{name}}',
  'document.nameHint': 'If left empty, the name of the first file is used',
  'document.modifiedOn': 'Modified on',
  'document.open': 'Open {{name}} in a new tab',
  'document.service': 'Service information',
  'document.deleteQuestion': 'Delete the document?',
  'document.deleted': '{{name}} was deleted.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
