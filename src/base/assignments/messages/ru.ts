import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'assignment.unknownParent': 'Неизвестный вид записи (Parent)',
  'assignment.title': 'Ответственные',
  'assignment.none': 'Ответственный пока не назначен.',
  'assignment.add': 'Назначить сотрудника или специалиста',
  'assignment.delete': 'Снять назначение: {{name}}',
  'assignment.deleteQuestion': 'Удалить назначение?',
  'assignment.deleted': 'Назначение снято: {{name}}.',
  'assignment.takeOff': 'Снять: {{name}}',
  'assignment.head': 'Ответственные: {{names}}',
  'assignment.headNobody': 'Без ответственного',
  'assignment.me': 'Назначить на меня',
  'assignment.inherited': 'Здесь никто не назначен, поэтому отвечает: {{names}}.',
  'whose.label': 'Ответственные',
  'whose.mine': 'Мои',
  'whose.branch': 'Моего филиала',
  'whose.all': 'Все',
  'whose.nobody': 'Без ответственного',
  'whose.person': 'Ответственный',
}
