import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'activity.onlyLink': 'Нельзя удалить единственную связь.',
  'activity.unknownLink': 'Записи для связи нет, или она удалена.',
  'activity.notAssignable': 'Назначить можно только сотрудников и специалистов.',
  'activity.filter.dateType.createdOn': 'Создано',
  'activity.filter.dateType.doneDate': 'Завершено',
  'activity.filter.dateType.date': 'Запланировано',
  'activity.filter.employeeType.created': 'Кто создал',
  'activity.filter.employeeType.assigned': 'Кому назначено',
  'activity.filter.done.all': 'Все',
  'activity.filter.done.toDo': 'К выполнению',
  'activity.filter.done.completed': 'Завершённые',
}
