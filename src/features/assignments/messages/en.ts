export const en = {
  'assignment.unknownParent': 'Unknown value for Parent enum',
  'assignment.notAssignable': 'Only employees and specialists can be assigned.',
} as const
