import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'assignment.unknownParent': 'Неизвестный вид записи (Parent)',
  'assignment.notAssignable': 'Назначить можно только сотрудников и специалистов.',
}
