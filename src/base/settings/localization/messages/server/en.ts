export const en = {
  'localization.noSheet':
    'This is not an XLSX workbook, or it is damaged. Please download the texts again, and send that workbook.',
  'localization.tooLarge':
    'The workbook is too large: at most {{max}} MB, {{rows}} rows and {{columns}} columns, and no longer to read than some seconds.',
  'localization.oneFile': 'Please choose one file.',
  'localization.wrongColumns':
    'The first row of the first sheet needs a column “key” and a column for at least one language: “en”, “el” or “ru”, each once.',
  'localization.rowFault': 'Row {{row}} ({{key}}): {{text}}',
  'localization.noKey': 'The key is missing.',
  'localization.unknownKey': 'There is no such text.',
  'localization.twice': 'This key is already in a row above.',
  'localization.formula': 'The row holds a formula. Please type the text itself.',
  'localization.shownOtherwise':
    'The cell holds a date, or a number that is shown otherwise. Please format it as text and type it again.',
  'localization.noSuchForm': 'This language has no such plural form. Please leave the cell empty.',
  'localization.empty': 'The text is empty.',
  'localization.tooLong': 'The text is too long: at most {{max}} characters fit here.',
  'localization.lost': 'This part is missing: {{parts}}',
  'localization.added': 'This part does not belong here: {{parts}}',
} as const
