export const en = {
  'dataExport.email': 'E-mail',
  'dataExport.name': 'Name',
  'dataExport.language': 'Language',
  'dataExport.consent': 'Consent to mailings',
  'dataExport.consent.given': 'Given',
  'dataExport.consent.withdrawn': 'Withdrawn',
  'dataExport.consent.none': 'Not given',
  'dataExport.consentOn': 'Since',
  'dataExport.consentSource': 'Given by',
} as const
