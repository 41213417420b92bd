export const en = {
  'record.unknownAccount': 'There is no such account, or it was deleted.',
  'record.notAssignable': 'Only employees and specialists can be assigned.',
  'record.Object': 'Object',
  'record.Account': 'Account',
  'record.Activity': 'Activity',
  'record.Demand': 'Lead',
  'record.File': 'File',
  'record.Alert': 'Alert',
  'record.Branch': 'Branch',
  'record.ObjectAccount': 'Contact of an object',
  'record.ObjectKey': 'Key',
} as const
