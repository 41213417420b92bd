import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'task.label': 'Новая задача',
  'task.placeholder': 'Что сделать и когда: завтра 10:00',
  'task.hint':
    'Enter добавит задачу для вас. День и время в конце или в начале распознаются: завтра, в пятницу в 10, через 3 дня, 12.3.',
  'task.add': 'Добавить задачу',
  'task.noDate': 'Это не дата',
  'task.added': 'Добавлено: {{text}}',
  'task.notSaved': 'Задача не сохранена.',
}
