export const en = {
  'assignment.unknownParent': 'Unknown value for Parent enum',
  'assignment.title': 'Assigned',
  'assignment.none': 'Nobody is assigned yet.',
  'assignment.add': 'Assign an employee or a specialist',
  'assignment.delete': 'Remove the assignment: {{name}}',
  'assignment.deleteQuestion': 'Delete assignment?',
  'assignment.deleted': '{{name}} is no longer assigned.',
  'assignment.takeOff': 'Take off {{name}}',
  'assignment.head': 'Assigned: {{names}}',
  'assignment.headNobody': 'Nobody assigned',
  'assignment.me': 'Assign to me',
  'assignment.inherited': 'Nobody is assigned here, so it is left to {{names}}.',
  'whose.label': 'Assigned to',
  'whose.mine': 'Mine',
  'whose.branch': 'My branch',
  'whose.all': 'All',
  'whose.nobody': 'Nobody',
  'whose.person': 'Assigned person',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
