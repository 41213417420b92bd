export const en = {
  'dataExport.email': 'E-mail',
  'dataExport.name': 'Name',
  'dataExport.language': 'Language',
  'dataExport.consent': 'Consent on',
} as const
