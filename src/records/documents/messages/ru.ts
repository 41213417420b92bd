import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'document.title': 'Документы',
  'document.add': 'Добавить документ',
  'document.edit': 'Изменить: {{name}}',
  'document.search': 'Название или описание',
  'document.none': 'Документов пока нет',
  'document.noneText': 'Храните здесь то, что нужно всем: договоры, бланки, прайс-листы.',
  'document.name': 'Имя файла',
  'document.description': 'Описание',
  'document.files': 'Файлы',
  'document.noFiles': 'Файлов пока нет.',
  'document.filesNew': 'Новые файлы',
  'document.removeNew': 'Не добавлять {{name}}',
  'document.nameHint': 'Если не указать, возьмётся имя первого файла',
  'document.modifiedOn': 'Изменён',
  'document.open': 'Открыть {{name}} в новой вкладке',
  'document.service': 'Служебная информация',
  'document.deleteQuestion': 'Удалить документ?',
  'document.deleted': 'Удалено: {{name}}.',
} as const
