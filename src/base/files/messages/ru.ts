import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'file.none': 'Файлов пока нет.',
  'file.choose': 'Выбрать файлы',
  'file.drop': 'или перетащите их сюда',
  'file.dropNow': 'Отпустите файлы',
  'file.accepted':
    'Изображения, видео, аудио, текст, Word, Excel, PowerPoint, OpenDocument, PDF, RTF, Visio, XML и архивы, до {{max}} МБ каждый',
  'file.takePhoto': 'Сделать фото',
  'file.uploading': 'Загрузка: {{name}}',
  'file.cancel': 'Отменить загрузку файла {{name}}',
  'file.again': 'Повторить',
  'file.dismiss': 'Скрыть',
  'file.failed': 'Некоторые файлы не загружены',
  'file.emptyFolder': 'В этой папке нет файлов.',
  'file.open': 'Открыть файл {{name}} в новой вкладке',
  'file.remove': 'Удалить файл {{name}}',
  'file.deleteQuestion': 'Удалить файл?',
  'file.deleted': 'Файл {{name}} удалён.',
}
