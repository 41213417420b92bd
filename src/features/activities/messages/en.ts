export const en = {
  'activity.onlyLink': 'Cannot delete the only link.',
  'activity.unknownLink': 'There is no such record to link to, or it was deleted.',
  'activity.notAssignable': 'Only employees and specialists can be assigned.',
  'activity.filter.dateType.createdOn': 'Created',
  'activity.filter.dateType.doneDate': 'Completed',
  'activity.filter.dateType.date': 'Planned',
  'activity.filter.employeeType.created': 'Created by',
  'activity.filter.employeeType.assigned': 'Assigned to',
  'activity.filter.done.all': 'All',
  'activity.filter.done.toDo': 'To do',
  'activity.filter.done.completed': 'Completed',
} as const
