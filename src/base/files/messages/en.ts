export const en = {
  'file.none': 'No files yet.',
  'file.choose': 'Choose files',
  'file.drop': 'or drop them here',
  'file.dropNow': 'Drop the files now',
  'file.accepted':
    'Pictures, video, audio, text, Word, Excel, PowerPoint, OpenDocument, PDF, RTF, Visio, XML and archives, up to {{max}} MB each',
  'file.takePhoto': 'Take a photo',
  'file.uploading': 'Uploading {{name}}',
  'file.cancel': 'Cancel the upload of {{name}}',
  'file.again': 'Try again',
  'file.dismiss': 'Dismiss',
  'file.failed': 'Some files were not uploaded',
  'file.emptyFolder': 'There are no files in this folder.',
  'file.open': 'Open {{name}} in a new tab',
  'file.remove': 'Remove {{name}}',
  'file.deleteQuestion': 'Delete file?',
  'file.deleted': '{{name}} was deleted.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
